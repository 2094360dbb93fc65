import type { Firestore } from '../platform/firestore.ts';
import { findUser } from '../platform/members.ts';
import { notFound } from '../platform/refusal.ts';
import { disableAccount, enableAccount } from '../platform/suspensions.ts';

/** Nothing can be written with this member's account any more; what they have written stays. Repeating it is harmless. */
export async function suspendMember(db: Firestore, username: string): Promise<void> {
  await disableAccount(await uidOf(db, username));
}

/** Takes a suspension back. */
export async function reinstateMember(db: Firestore, username: string): Promise<void> {
  await enableAccount(await uidOf(db, username));
}

async function uidOf(db: Firestore, username: string): Promise<string> {
  const member = await findUser(db, username.toLowerCase());
  if (member === null) throw notFound('member');
  return member.uid;
}
