import { keepPace } from './keep-pace.ts';
import { keepSilence } from './keep-silence.ts';
import { maskMessage } from './mask-message.ts';
import { tellMentioned } from './tell-mentioned.ts';

type StoredMessage = Parameters<typeof keepSilence>[0] &
  Parameters<typeof keepPace>[0] &
  Parameters<typeof maskMessage>[0] &
  Parameters<typeof tellMentioned>[0];

/**
 * What the trigger does with every new message: one that is too many goes, and one of somebody who has gone; any other
 * is masked if need be, and those whom it mentions are told.
 */
export async function guardMessage(message: StoredMessage): Promise<void> {
  // Masking does not wait for the others: profane words should stand as short as possible.
  await Promise.all([keepSilence(message), keepPace(message), maskMessage(message)]);
  await tellMentioned(message);
}
