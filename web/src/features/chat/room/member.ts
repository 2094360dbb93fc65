import type { Message } from '@knack/contract/messages';
import { isGooglePhoto } from '@knack/contract/photos';
import type { Session } from '../../../lib/session.ts';

/** Who speaks: what goes into a message besides its text. */
export type Member = Omit<Message, 'text'>;

/** The member whose session this is; null for everybody without a username. */
export function memberOf(session: Session): Member | null {
  if (session.status !== 'signedIn' || !session.username) return null;
  const { uid, photoURL } = session.account;
  const userPhotoURL = photoURL !== null && isGooglePhoto(photoURL) ? photoURL : null;
  return { userId: uid, userName: session.username, userPhotoURL };
}
