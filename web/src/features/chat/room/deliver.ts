import type { Message } from '@knack/contract/messages';
import type { RoomClient } from './room-client.ts';
import type { SendFailure } from './stored-outbox.ts';

type Client = Pick<RoomClient, 'createMessage' | 'isStored' | 'redial'>;

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

/**
 * Gives a message to the server; null when that has it, else why not. A refusal is looked into before it counts: the
 * message may have arrived under its id already, or the sender's token may be older than their profile.
 */
export async function deliver(
  client: Client,
  renewToken: () => Promise<unknown>,
  { id, ...fields }: Message & { id: string },
): Promise<SendFailure | null> {
  try {
    return await createOnce(client, id, fields, async () => {
      await renewToken();
      await client.redial();
      return createOnce(client, id, fields, () => Promise.resolve('refused'));
    });
  } catch (error) {
    return codeOf(error) === 'unauthenticated' ? 'signed-out' : 'broken';
  }
}

/** Creates the message, or finds that it is there; what else to do about a refusal is `refused`. */
async function createOnce(
  client: Client,
  id: string,
  fields: Message,
  refused: () => Promise<SendFailure | null>,
): Promise<SendFailure | null> {
  try {
    await client.createMessage(id, fields);
    return null;
  } catch (error) {
    if (codeOf(error) === 'invalid-argument') return 'refused';
    if (codeOf(error) !== 'permission-denied') throw error;
    return (await client.isStored(id, fields.userId)) ? null : refused();
  }
}
