import { mask } from '@knack/contract/masking/mask';
import { isMissing } from '../platform/failures.ts';

/** A stored chat message, as the trigger is given it. */
export interface StoredMessage {
  get(field: 'text'): unknown;
  readonly ref: { update(change: { text: string }): Promise<unknown> };
}

/**
 * Masks the profane words of a message that reached the store without it, whatever wrote it there. Masked text is
 * left alone, so that a second delivery of the same event changes nothing; a message that is gone is no failure.
 */
export async function maskMessage(message: StoredMessage): Promise<void> {
  const text = message.get('text');
  if (typeof text !== 'string') return;
  const masked = mask(text);
  if (masked === text) return;
  try {
    await message.ref.update({ text: masked });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
