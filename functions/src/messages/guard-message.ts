import { keepPace } from './keep-pace.ts';
import { maskMessage } from './mask-message.ts';

type StoredMessage = Parameters<typeof keepPace>[0] & Parameters<typeof maskMessage>[0];

/** What the trigger does with every new message: one that is too many goes, any other is masked if need be. */
export async function guardMessage(message: StoredMessage): Promise<void> {
  // Masking does not wait for the count: profane words should stand as short as possible.
  await Promise.all([keepPace(message), maskMessage(message)]);
}
