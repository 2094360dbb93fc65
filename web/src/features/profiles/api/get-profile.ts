import { API_PATHS } from '@knack/contract/paths';
import { isUsername } from '@knack/contract/usernames';
import { user, type User } from '@knack/contract/users';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { get } from '../../../lib/http-client.ts';
import { profileKey } from './profile-key.ts';

/** A member as everybody sees them; `not-found` for who does not exist, and at once for what cannot be a username. */
export function useProfile(username: string) {
  return useQuery<User>({
    queryKey: profileKey(username),
    queryFn: ({ signal }) => {
      if (!isUsername(username)) throw new ApiError('not-found');
      return get(API_PATHS.userByName(username), user, { signal });
    },
  });
}
