import type { NotificationKind } from '@knack/contract/notifications';
import { API_PATHS } from '@knack/contract/paths';
import { user, type OwnUser } from '@knack/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { put } from '../../../lib/http-client.ts';
import { ownUserQuery } from '../../../lib/own-user.ts';
import { readAgain } from '../../../lib/read-again.ts';
import { NOTIFICATION_KEYS } from './notification-keys.ts';

/** Changes which kinds a member does not want to be told of; changes in quick succession are sent one after another. */
export function useChangeMuted(username: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'muted-notifications' },
    mutationFn: (mutedNotifications: NotificationKind[]) =>
      put(API_PATHS.user(username), user, { mutedNotifications }),
    onSuccess: (_user, mutedNotifications) => {
      client.setQueryData<OwnUser>(ownUserQuery.queryKey, (own) => own && { ...own, mutedNotifications });
      void readAgain(client, { queryKey: NOTIFICATION_KEYS.list });
      void readAgain(client, { queryKey: NOTIFICATION_KEYS.summary });
    },
  });
}
