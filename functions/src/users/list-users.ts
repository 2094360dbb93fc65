import { matchesTokens, queryTokens } from '@knack/contract/search-words';
import type { StoredUser, UserPage, UsersQuery } from '@knack/contract/users';
import type { Platform } from '../platform/platform.ts';
import { searchedTexts } from './derived-fields.ts';
import { findUsers } from './users.repository.ts';
import { toListedUser } from './views.ts';

/**
 * A page of all members, or of those with all the words of `q`, who teach one skill and want another, newest first.
 * Where words are asked for with anything else, a page may hold fewer than its limit, even none, and yet have a next.
 */
export async function listUsers(
  { db }: Platform,
  { limit, cursor, q = '', teaches, wants }: UsersQuery,
): Promise<UserPage> {
  const tokens = queryTokens(q);
  const list = JSON.stringify(['users', tokens, teaches, wants]);
  const [word, ...others] = tokens;
  const fits = (user: StoredUser) =>
    (teaches === undefined || user.skills.includes(teaches)) &&
    (wants === undefined || user.interests.includes(wants)) &&
    (others.length === 0 || matchesTokens(searchedTexts(user), others));
  const { items, nextCursor } = await findUsers(db, { word, teaches, wants }, { list, limit, cursor }, fits);
  return { users: items.map(toListedUser), nextCursor };
}
