import { LIMITS } from '@knack/contract/limits';
import {
  collection,
  collectionGroup,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  type Query,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFullRoom } from '../fixtures/messages.ts';
import { ada, everybody, visitor, type Persona } from '../fixtures/personas.ts';
import { emulatorUrl } from './rules-project.ts';
import { as, expectDenied, store } from './store.ts';

const window = LIMITS.chatWindow;

function room(persona: Persona | null, ...size: Parameters<typeof limit>): Query {
  return query(collection(as(persona), 'messages'), orderBy('createdAt', 'desc'), limit(...size));
}

/** How many messages the server's first answer to a live subscription holds, or the error that ends it. */
function firstAnswer(messages: Query): Promise<number> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      messages,
      { includeMetadataChanges: true },
      ({ size, metadata }) => {
        if (metadata.fromCache) return;
        stop();
        resolve(size);
      },
      reject,
    );
  });
}

// One more than anybody may list, so that a refusal is not for want of messages.
beforeEach(() => store(...aFullRoom(ada, 1)));

describe.each(everybody)('%s', (_who, persona) => {
  it('gets a message', async () => {
    expect((await getDoc(doc(as(persona), 'messages/m0'))).get('userName')).toBe('ada');
  });

  it('learns that a message does not exist', async () => {
    expect((await getDoc(doc(as(persona), 'messages/gone'))).exists()).toBe(false);
  });

  it('lists as many messages as the window holds, the newest first', async () => {
    const { docs } = await getDocs(room(persona, window));
    expect(docs).toHaveLength(window);
    expect(docs[0]?.id).toBe(`m${window}`);
  });

  it('follows as many messages as the window holds', async () => {
    expect(await firstAnswer(room(persona, window))).toBe(window);
  });

  it('75 is refused a list of one more', async () => {
    await expectDenied(() => getDocs(room(persona, window + 1)));
  });

  it('75 is refused a list without a limit', async () => {
    await expectDenied(() => getDocs(collection(as(persona), 'messages')));
  });

  it('78 is refused messages of any collection of that name', async () => {
    await expectDenied(() => getDocs(query(collectionGroup(as(persona), 'messages'), limit(window))));
  });
});

describe('75 a visitor is refused', () => {
  it.each([
    ['a live list of one more', () => firstAnswer(room(visitor, window + 1))],
    ['a live list without a limit', () => firstAnswer(collection(as(visitor), 'messages'))],
    [
      'one more from the other end',
      () =>
        getDocs(query(collection(as(visitor), 'messages'), orderBy('createdAt'), limitToLast(window + 1))),
    ],
    ['a count of all messages', () => getCountFromServer(collection(as(visitor), 'messages'))],
  ])('%s', async (_what, attempt: () => Promise<unknown>) => {
    await expectDenied(attempt);
  });

  it('more than a window where the REST interface sets the limit itself', async () => {
    const response = await fetch(emulatorUrl('v1/projects/{project}/databases/(default)/documents/messages'));
    expect(response.status).toBe(200);
    const { documents } = (await response.json()) as { documents: unknown[] };
    expect(documents.length).toBeLessThanOrEqual(window);
  });
});
