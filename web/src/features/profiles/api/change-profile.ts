import { API_PATHS } from '@knack/contract/paths';
import { user, type OwnUser, type ProfileChange } from '@knack/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { put } from '../../../lib/http-client.ts';
import { memberQuery } from '../../../lib/member-query.ts';
import { ownUserQuery } from '../../../lib/own-user.ts';
import { readAgain } from '../../../lib/read-again.ts';

/** Changes one's own profile and reads it from the server again (specification, section 4). */
export function useChangeProfile(username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) => put(API_PATHS.user(username), user, change),
    onSuccess: (changed, { showEmail }) => {
      client.setQueryData(memberQuery(username).queryKey, changed);
      client.setQueryData<OwnUser>(
        ownUserQuery.queryKey,
        (own) => own && { ...own, ...changed, showEmail: showEmail ?? own.showEmail },
      );
      void readAgain(client, { queryKey: memberQuery(username).queryKey });
      // What is the caller's own, their matches too, follows from their profile; so does where they are listed.
      void readAgain(client, { queryKey: ['own'] });
      void readAgain(client, { queryKey: ['members'] });
    },
  });
}
