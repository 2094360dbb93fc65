import type { BlockedMember } from '../platform/blocks.ts';
import { backOff } from '../platform/clock.ts';
import { blocks } from '../platform/collections.ts';
import { commitUnlessDeleted, isDeleted, unlessDeleted } from '../platform/deletions.ts';
import { isAlreadyThere, isOvertaken } from '../platform/failures.ts';
import type { Firestore } from '../platform/firestore.ts';
import { changed } from '../platform/notifications.ts';
import { unavailable } from '../platform/refusal.ts';

/** Whose list it is; the username is null where there is no profile. */
export interface Owner {
  readonly uid: string;
  readonly username: string | null;
}

// Only the same person's other tabs compete.
const MAX_TRIES = 30;

/**
 * Changes whom somebody has blocked: `change` makes the new list out of the present one, or answers null to leave it as
 * it is. Answers the list as it is then. Throws the Refusal `being-deleted`, or what `change` throws.
 */
export async function changeBlocked(
  db: Firestore,
  { uid, username }: Owner,
  change: (members: readonly BlockedMember[]) => readonly BlockedMember[] | null,
): Promise<readonly BlockedMember[]> {
  const document = blocks(db).doc(uid);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const snapshot = await document.get();
    const present = snapshot.data()?.members ?? [];
    const members = change(present);
    if (members === null) return present;
    const uids = members.map((member) => member.uid);
    const [added] = uids.filter((one) => !present.some((member) => member.uid === one));
    try {
      await commitUnlessDeleted(db, uid, (batch) => {
        // Somebody who is leaving is not to be left behind in a list.
        if (added !== undefined) unlessDeleted(batch, db, added);
        const { updateTime: lastUpdateTime } = snapshot;
        const list = { uid, uids, members: [...members] };
        if (lastUpdateTime === undefined) batch.create(document, list);
        else batch.update(document, { uids, members: list.members }, { lastUpdateTime });
        // What they are told of depends on it.
        if (username !== null) changed(batch, db, username);
      });
      return members;
    } catch (error) {
      if (!isAlreadyThere(error) && !isOvertaken(error)) throw error;
      if (added !== undefined && (await isDeleted(db, added))) return present;
    }
    await backOff(tries);
  }
  throw unavailable(new Error('Too many rivals for one list of blocks'));
}
