import {
  deleteDoc,
  deleteField,
  doc,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { newMessage, storedMessage } from '../fixtures/messages.ts';
import { ada, bob, everybody, formerMember, newcomer, visitor, type Persona } from '../fixtures/personas.ts';
import { as, everythingStored, expectDenied, store } from './store.ts';

const message = (persona: Persona | null, id = 'of-ada') => doc(as(persona), 'messages', id);

beforeEach(() =>
  store(['messages/of-ada', storedMessage(ada)], ['messages/of-dora', storedMessage(formerMember, 1)]),
);

describe('73 nobody updates a message', () => {
  it.each(everybody)('%s, its text', async (_who, persona) => {
    await expectDenied(() => updateDoc(message(persona), { text: 'Something else' }));
  });

  // Each value is one that its author could have sent in the first place.
  it.each([
    ['userId', ada.uid],
    ['userName', ada.username],
    ['userPhotoURL', '/avatar.svg'],
    ['text', 'Something else'],
    ['createdAt', serverTimestamp()],
    ['edited', true],
    ['text', deleteField()],
  ])('its author, the field %s (%#)', async (field, value) => {
    await expectDenied(() => updateDoc(message(ada), { [field]: value }));
  });

  it('its author, by writing the same message again', async () => {
    await expectDenied(() => setDoc(message(ada), newMessage(ada)));
  });

  it('its author, by merging a field into it', async () => {
    await expectDenied(() => setDoc(message(ada), { text: 'Something else' }, { merge: true }));
  });

  it('its author, in a transaction that has read it', async () => {
    await expectDenied(() =>
      runTransaction(as(ada), async (transaction) => {
        await transaction.get(message(ada));
        transaction.update(message(ada), { text: 'Something else' });
      }),
    );
  });

  it('a member, to make another’s message theirs', async () => {
    await expectDenied(() => setDoc(message(bob), newMessage(bob)));
  });
});

describe('deleting a message', () => {
  it('is for its author', async () => {
    await deleteDoc(message(ada));
    expect(await everythingStored()).toMatchObject([{ fields: { userName: { stringValue: 'dora' } } }]);
  });

  it.each([
    ['74 another member', bob],
    ['74 a visitor', visitor],
    ['74 somebody signed in without a profile', newcomer],
    ['74 a former member', formerMember],
    ['74 a member who took the author’s name', { ...bob, claims: ada.claims }],
  ])('is refused to %s', async (_who, persona) => {
    await expectDenied(() => deleteDoc(message(persona)));
  });

  it('80 is refused to its author once their claim was removed', async () => {
    await expectDenied(() => deleteDoc(message(formerMember, 'of-dora')));
  });

  it('is refused where there is none', async () => {
    await expectDenied(() => deleteDoc(message(ada, 'gone')));
  });

  it('79 is refused in a batch that also deletes another’s', async () => {
    await store(['messages/of-bob', storedMessage(bob)]);
    await expectDenied(() => {
      const batch = writeBatch(as(ada));
      batch.delete(message(ada));
      batch.delete(message(ada, 'of-bob'));
      return batch.commit();
    });
  });
});
