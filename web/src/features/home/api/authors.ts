import { API_PATHS } from '@knack/contract/paths';
import { user } from '@knack/contract/users';
import { useQueries } from '@tanstack/react-query';
import { get } from '../../../lib/http-client.ts';

/** The members with these usernames, each as a query of their own: one who is missing hides no other. */
export function useAuthors(usernames: readonly string[]) {
  return useQueries({
    queries: usernames.map((username) => ({
      queryKey: ['home', 'author', username],
      queryFn: ({ signal }: { signal: AbortSignal }) => get(API_PATHS.userByName(username), user, { signal }),
    })),
  });
}
