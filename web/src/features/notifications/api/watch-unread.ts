import { notificationSummary } from '@knack/contract/notifications';
import { API_PATHS } from '@knack/contract/paths';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '../../../lib/http-client.ts';
import { NOTIFICATION_KEYS } from './notification-keys.ts';

const LOOK_AGAIN_MS = 20_000;
/** What does not answer is asked less often. */
const AFTER_FAILURE_MS = 60_000;

export interface Unread {
  version: string;
  unread: number;
  /** Whether there are more than at the look before: what is worth saying aloud. */
  grown: boolean;
}

/** Asks with the version that is known, which costs the server next to nothing while nothing has changed. */
export const unreadQuery = queryOptions({
  queryKey: NOTIFICATION_KEYS.summary,
  queryFn: async ({ client, signal }): Promise<Unread> => {
    const before = client.getQueryData<Unread>(NOTIFICATION_KEYS.summary);
    const query = { known: before?.version };
    const { version, unread } = await get(API_PATHS.notificationSummary, notificationSummary, {
      asSelf: true,
      query,
      signal,
    });
    if (unread === null || unread === before?.unread) {
      return { version, unread: unread ?? before?.unread ?? 0, grown: before?.grown ?? false };
    }
    // The look can find articles to tell of, which a list that was read before it does not have.
    void client.invalidateQueries({ queryKey: NOTIFICATION_KEYS.list });
    return { version, unread, grown: before !== undefined && unread > before.unread };
  },
});

/**
 * How many notifications are unread, kept up to date while somebody looks: every 20 seconds in a tab that is seen, on
 * return to it, and when the network is back. A failure says nothing: nobody waits for this.
 */
export function useUnread() {
  return useQuery({
    ...unreadQuery,
    staleTime: LOOK_AGAIN_MS,
    networkMode: 'online',
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? AFTER_FAILURE_MS : LOOK_AGAIN_MS),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}
