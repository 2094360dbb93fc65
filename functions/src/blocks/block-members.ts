import type { BlockList } from '@knack/contract/blocks';
import { LIMITS } from '@knack/contract/limits';
import type { Caller } from '../platform/accounts.ts';
import { blockedMembers, type BlockedMember } from '../platform/blocks.ts';
import { isoTime } from '../platform/clock.ts';
import { findUser, usernameOf, type Member } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal, notFound } from '../platform/refusal.ts';
import { usernameFromPath } from '../platform/username-from-path.ts';
import { changeBlocked } from './blocks.repository.ts';

/** Whom the caller has blocked. */
export async function listBlocks({ db }: Platform, { uid }: Caller): Promise<BlockList> {
  return toBlockList(await blockedMembers(db, uid));
}

/**
 * Blocks a member, who is not told; once more changes nothing. Throws the Refusals `not-found` (no such member),
 * `not-oneself`, `too-many-blocks` and `being-deleted`.
 */
export async function blockMember(
  { db, now }: Platform,
  { uid, username: own }: Member,
  name: string,
): Promise<BlockList> {
  const username = usernameFromPath(name);
  if (username === own) throw new Refusal('not-oneself', 'You can block others, not yourself.');
  const blocked = await findUser(db, username);
  if (blocked === null) throw notFound('member');
  const added = { uid: blocked.uid, username, createdAt: isoTime(now()) };
  const members = await changeBlocked(db, { uid, username: own }, (present) => {
    if (present.some((member) => member.uid === blocked.uid)) return null;
    if (present.length < LIMITS.blocks) return [...present, added];
    const detail = `You can block ${LIMITS.blocks} members at the most; unblock somebody first.`;
    throw new Refusal('too-many-blocks', detail);
  });
  return toBlockList(members);
}

/** Lifts a block; without one nothing changes. Throws the Refusal `not-found` for what can be nobody's name. */
export async function unblockMember({ db }: Platform, caller: Caller, name: string): Promise<BlockList> {
  const username = usernameFromPath(name);
  const owner = { uid: caller.uid, username: await usernameOf(db, caller) };
  const members = await changeBlocked(db, owner, (present) => {
    const rest = present.filter((member) => member.username !== username);
    return rest.length === present.length ? null : rest;
  });
  return toBlockList(members);
}

function toBlockList(members: readonly BlockedMember[]): BlockList {
  return { blocks: members.map(({ username, createdAt }) => ({ username, createdAt })).reverse() };
}
