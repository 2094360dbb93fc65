import { notificationPage } from '@knack/contract/notifications';
import { API_PATHS } from '@knack/contract/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { get } from '../../../lib/http-client.ts';
import { NOTIFICATION_KEYS } from './notification-keys.ts';

/** What the signed-in member is told, newest first, a page at a time. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: NOTIFICATION_KEYS.list,
    queryFn: ({ pageParam, signal }) =>
      get(API_PATHS.notifications, notificationPage, { asSelf: true, query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
