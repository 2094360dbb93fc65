import * as v from 'valibot';
import { mask } from '@knack/contract/masking/mask';
import { chatText, message, MESSAGES } from '@knack/contract/messages';
import { Timestamp, type Firestore } from '../../functions/src/platform/firestore.ts';
import { CHAT } from './chat.ts';
import type { MemberName } from './members.ts';

/**
 * Writes what was said in the room, past the rules: they want the server's own time, which is not the past. Each
 * text takes the way that it takes in a browser: parsed, then masked.
 */
export async function loadChat(
  db: Firestore,
  now: number,
  uidOf: (name: MemberName) => string,
): Promise<void> {
  const batch = db.batch();
  for (const [index, { by, ago, text }] of CHAT.entries()) {
    const said = v.parse(message, {
      userName: by,
      userId: uidOf(by),
      userPhotoURL: null,
      text: mask(v.parse(chatText, text)),
    });
    const document = db.collection(MESSAGES).doc(`demo-${String(index).padStart(3, '0')}`);
    batch.create(document, { ...said, createdAt: Timestamp.fromMillis(now - ago) });
  }
  await batch.commit();
}
