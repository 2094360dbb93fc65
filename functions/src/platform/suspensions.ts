import { getAuth } from 'firebase-admin/auth';
import { adminApp } from './firestore.ts';

/**
 * Disables a sign-in account and ends its sessions. The API refuses its tokens from now on, because it checks for
 * revocation; the room, which cannot, until the last of them runs out, an hour at the most.
 */
export async function disableAccount(uid: string): Promise<void> {
  const auth = getAuth(adminApp());
  await auth.updateUser(uid, { disabled: true });
  await auth.revokeRefreshTokens(uid);
}

/** Lets a disabled account sign in again. */
export async function enableAccount(uid: string): Promise<void> {
  await getAuth(adminApp()).updateUser(uid, { disabled: false });
}
