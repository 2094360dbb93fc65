import * as v from 'valibot';
import { username } from '@knack/contract/usernames';
import { notFound } from './refusal.ts';

/** The username that a path names, in any case. Throws the Refusal `not-found` for what can be nobody's. */
export function usernameFromPath(name: string): string {
  const result = v.safeParse(username, name);
  if (!result.success) throw notFound('member');
  return result.output;
}
