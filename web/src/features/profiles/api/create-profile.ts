import type { NewUser } from '@knack/contract/new-user';
import { API_PATHS } from '@knack/contract/paths';
import { user } from '@knack/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.ts';
import { post } from '../../../lib/http-client.ts';
import { memberQuery } from '../../../lib/member-query.ts';
import { ownUserQuery } from '../../../lib/own-user.ts';
import { profileCreated } from '../../../lib/session-watch.ts';

interface Creation {
  profile: NewUser;
  idempotencyKey: string;
}

/** Makes the signed-in person a member; done once the session knows it. */
export function useCreateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ profile, idempotencyKey }: Creation) => {
      const created = await post(API_PATHS.users, user, profile, { idempotencyKey });
      client.setQueryData(memberQuery(created.username).queryKey, created);
      await profileCreated(created.username);
      return created;
    },
    // Somebody who made their profile in another tab is a member here too.
    onError: async (error) => {
      if (!isApiError(error, 'profile-exists')) return;
      const own = await client.fetchQuery({ ...ownUserQuery, staleTime: 0 }).catch(() => null);
      if (own) await profileCreated(own.username);
    },
  });
}
