import {
  readNotifications,
  type Notification,
  type NotificationPage,
  type NotificationsRead,
} from '@knack/contract/notifications';
import { API_PATHS } from '@knack/contract/paths';
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { post } from '../../../lib/http-client.ts';
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { NOTIFICATION_KEYS } from './notification-keys.ts';
import { unreadQuery } from './watch-unread.ts';

/** Marks some notifications as read, or all up to a time; the list shows it at once and the count is asked for anew. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (read: NotificationsRead) =>
      post(API_PATHS.readNotifications, readNotifications, read, { idempotencyKey: createIdempotencyKey() }),
    onSuccess: async ({ ids, upTo }) => {
      // An older answer that is still on its way would bring the marks back.
      await Promise.all([
        client.cancelQueries({ queryKey: NOTIFICATION_KEYS.list }),
        client.cancelQueries({ queryKey: NOTIFICATION_KEYS.summary }),
      ]);
      const isRead = ({ id, createdAt }: Notification) =>
        ids.includes(id) || (upTo !== null && Date.parse(createdAt) <= Date.parse(upTo));
      client.setQueryData<InfiniteData<NotificationPage>>(NOTIFICATION_KEYS.list, (list) => {
        if (!list) return list;
        const pages = list.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((one) => (isRead(one) ? { ...one, read: true } : one)),
        }));
        return { ...list, pages };
      });
      void client.invalidateQueries({ queryKey: unreadQuery.queryKey });
    },
  });
}
