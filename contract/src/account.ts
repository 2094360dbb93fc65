import * as v from 'valibot';
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
