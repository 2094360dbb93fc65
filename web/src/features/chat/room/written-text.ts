import { LIMITS } from '@knack/contract/limits';
import { chatText } from '@knack/contract/messages';
import { countCodePoints, hasVisibleText, normalizeText } from '@knack/contract/text';
import { mask } from '@knack/contract/masking/mask';
import * as v from 'valibot';

/** What came of what somebody wrote: the text as the room will hold it, or why it cannot be sent. */
export type Written = { text: string; refusal: null } | { text: null; refusal: string };

/** A message as it is sent: normalised, masked, without what the rules refuse. */
export function readWritten(draft: string): Written {
  if (!hasVisibleText(draft)) return { text: null, refusal: 'Write something first.' };
  // A tab comes from pasted tables and code; the room takes no control characters.
  const text = draft.replaceAll('\t', '  ');
  const over = countCodePoints(normalizeText(text)) - LIMITS.chatText;
  if (over > 0) {
    const characters = over === 1 ? '1 character' : `${over.toLocaleString('en')} characters`;
    return { text: null, refusal: `This is ${characters} too long. Shorten it, or send it in parts.` };
  }
  const parsed = v.safeParse(chatText, text);
  if (!parsed.success) return { text: null, refusal: parsed.issues[0].message };
  return { text: mask(parsed.output), refusal: null };
}

/** The draft as others will see it where that differs, or null. */
export function maskedPreview(draft: string): string | null {
  const text = normalizeText(draft);
  const masked = mask(text);
  return masked === text ? null : masked;
}
