import * as v from 'valibot';
import { timestamp } from './timestamps.ts';
import { username } from './usernames.ts';

/** What somebody sends to delete their account: their username, typed once more. */
export const accountDeletion = v.strictObject({ username });

/** How far the deletion of an account has come. While it is not `finished`, ask again: it goes on where it was. */
export const deletionProgress = v.object({
  finished: v.boolean(),
  /** Steps that are done, of how many. */
  done: v.number(),
  steps: v.number(),
});

export type DeletionProgress = v.InferOutput<typeof deletionProgress>;

/** The file of `GET /users/me/data`: when it was made, the sign-in account, and what is stored, by kind, as it is stored. */
export const ownData = v.looseObject({
  exportedAt: timestamp,
  account: v.looseObject({ uid: v.string() }),
});
