import { API_PATHS } from '@knack/contract/paths';
import { isUsername } from '@knack/contract/usernames';
import { user } from '@knack/contract/users';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { get } from './http-client.ts';

/** A member as everybody sees them; `not-found` for who does not exist, and at once for what cannot be a username. */
export const memberQuery = (username: string) =>
  queryOptions({
    queryKey: ['profiles', username] as const,
    queryFn: ({ signal }) => {
      if (!isUsername(username)) throw new ApiError('not-found');
      return get(API_PATHS.userByName(username), user, { signal });
    },
  });
