import { API_PATHS } from '@knack/contract/paths';
import { ownUser } from '@knack/contract/users';
import { queryOptions } from '@tanstack/react-query';
import { get } from './http-client.ts';

/** The signed-in person's own profile; fails with `not-found` before there is one. Dropped when they sign out. */
export const ownUserQuery = queryOptions({
  queryKey: ['own', 'user'],
  queryFn: ({ signal }) => get(API_PATHS.ownUser, ownUser, { asSelf: true, signal }),
});
