import type { Message } from '@knack/contract/messages';
import { isGooglePhoto } from '@knack/contract/photos';
import type { Session } from '../../../lib/session.ts';

/** Who speaks: what goes into a message besides its text. */
export type Member = Omit<Message, 'text'>;

/** Whose messages are one's own; by the name alone while the account is not known. */
export type Self = Pick<Member, 'userName'> & { userId: string | null };

/** Whether a message is by whoever is looking. */
export function isBy(self: Self | null, { userId, userName }: Pick<Member, 'userId' | 'userName'>): boolean {
  if (self === null) return false;
  return self.userId === null ? userName === self.userName : userId === self.userId;
}

/** The member whose session this is; null for everybody without a username. */
export function memberOf(session: Session): Member | null {
  if (session.status !== 'signedIn' || !session.username) return null;
  const { uid, photoURL } = session.account;
  const userPhotoURL = photoURL !== null && isGooglePhoto(photoURL) ? photoURL : null;
  return { userId: uid, userName: session.username, userPhotoURL };
}
