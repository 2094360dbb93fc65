import { LIMITS } from '@knack/contract/limits';
import {
  collection,
  doc,
  addDoc,
  getDoc,
  runTransaction,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { newMessage, storedMessage, textOf } from '../fixtures/messages.ts';
import { ada, bob, formerMember, newcomer, visitor, type Persona } from '../fixtures/personas.ts';
import { as, everythingStored, expectDenied, store } from './store.ts';

const fromNow = (seconds: number) => Timestamp.fromMillis(Date.now() + seconds * 1000);

function send(fields: Record<string, unknown>, sender: Persona | null = ada, id = 'new'): Promise<void> {
  return setDoc(doc(as(sender), 'messages', id), fields);
}

describe('a member sends a message', () => {
  it('in their own name, with an id that their browser made up', async () => {
    const before = Date.now();
    const { id } = await addDoc(collection(as(ada), 'messages'), newMessage(ada));

    const message = (await getDoc(doc(as(visitor), 'messages', id))).data();
    expect(message).toEqual({
      userName: 'ada',
      userId: 'uid-of-ada',
      userPhotoURL: null,
      text: 'Does anybody have a ladder that I could borrow?',
      createdAt: expect.any(Timestamp) as Timestamp,
    });
    expect((message?.createdAt as Timestamp).toMillis()).toBeGreaterThan(before - 60_000);
  });

  it.each([
    ['of one character', 'x'],
    ['of exactly as many letters as the limit', textOf(LIMITS.chatText)],
    ['of exactly as many emoji as the limit', textOf(LIMITS.chatText, '🪜')],
    ['with line breaks', 'first\nsecond\r\nthird'],
    ['of combining marks, right-to-left letters and joined emoji', 'e\u0301 שלום 👩‍👩‍👧'],
    ['with markup, which is only text', '<img src=x onerror=alert(1)>{{1}}${1}'],
  ])('with a text %s', async (_which, text) => {
    await send({ ...newMessage(ada), text });
    expect(await everythingStored()).toMatchObject([{ fields: { text: { stringValue: text } } }]);
  });

  it.each(['/avatar.svg', '/', '/photos/ada.png', 'https://lh3.googleusercontent.com/a/ACg8oc=s96-c'])(
    'with the photo %s',
    async (userPhotoURL) => {
      await send({ ...newMessage(ada), userPhotoURL });
      expect(await everythingStored()).toMatchObject([
        { fields: { userPhotoURL: { stringValue: userPhotoURL } } },
      ]);
    },
  );

  it('several at once', async () => {
    const batch = writeBatch(as(ada));
    batch.set(doc(as(ada), 'messages/first'), newMessage(ada));
    batch.set(doc(as(ada), 'messages/second'), newMessage(ada));
    await batch.commit();
    expect(await everythingStored()).toHaveLength(2);
  });

  it.each(['a', textOf(64), '20Letters_and-digits'])('under the id %s', async (id) => {
    await send(newMessage(ada), ada, id);
    expect(await everythingStored()).toHaveLength(1);
  });
});

describe('nobody else sends a message', () => {
  it.each([
    ['63 a visitor', visitor, ada],
    ['63 somebody signed in without a profile', newcomer, newcomer],
    ['80 a member whose claim was removed', formerMember, formerMember],
    ['80 a member whose claim was set to null', { ...ada, claims: { username: null } }, ada],
    ['80 a member whose claim is no text', { ...ada, claims: { username: 7 } }, ada],
  ])('%s', async (_who, sender, inTheNameOf) => {
    await expectDenied(() => send(newMessage(inTheNameOf), sender));
  });

  it('63 a visitor who leaves the names out', async () => {
    await expectDenied(() => send({ ...newMessage(ada), userId: null, userName: null }, visitor));
  });

  it('80 a member whose claim was set to null, as nobody', async () => {
    const nobody = { ...ada, claims: { username: null } };
    await expectDenied(() => send({ ...newMessage(ada), userName: null }, nobody));
  });
});

/** One field of a valid message, changed. */
const mutants: [string, Record<string, unknown>][] = [
  ['64 another member’s userId', { userId: bob.uid }],
  ['64 a userId that is null', { userId: null }],
  ['65 another member’s name', { userName: bob.username }],
  ['65 their name in other letters', { userName: 'Ada' }],
  ['65 their name with something after it', { userName: 'ada (moderator)' }],
  ['65 a name that is null', { userName: null }],
  ['66 a time in the past', { createdAt: fromNow(-3600) }],
  ['66 a time in the future', { createdAt: fromNow(3600) }],
  ['66 the time of the browser’s clock', { createdAt: fromNow(0) }],
  ['66 a time as text', { createdAt: new Date().toISOString() }],
  ['66 a time that is null', { createdAt: null }],
  ['67 an extra field', { pinned: true }],
  ['67 an extra field that is null', { replyTo: null }],
  ['69 an empty text', { text: '' }],
  ['69 a text of spaces and line breaks', { text: ' \n\r\n ' }],
  ['69 a text of wide and unbreakable spaces', { text: '\u00a0\u2003\u3000' }],
  ['69 a text of zero-width characters', { text: '\u200b\u200c\u200d\u2060\ufeff' }],
  ['69 a text of bidirectional controls', { text: '\u202e\u2066\u2069\u200f' }],
  ['69 a text of letters that draw nothing', { text: '\u3164\u115f\uffa0\u2800' }],
  ['69 a text of variation selectors', { text: '\ufe0f\u{e0101}' }],
  ['70 a text one letter over the limit', { text: textOf(LIMITS.chatText + 1) }],
  ['70 a text one emoji over the limit', { text: textOf(LIMITS.chatText + 1, '🪜') }],
  ['70 a text a hundred times over the limit', { text: textOf(LIMITS.chatText * 100) }],
  ['71 a text that is a map', { text: { en: 'Hello' } }],
  ['71 a text that is a list', { text: ['Hello'] }],
  ['71 a text that is a number', { text: 7 }],
  ['71 a text that is null', { text: null }],
  ['71 a text with NUL', { text: 'Hello\u0000' }],
  ['71 a text with a tab', { text: 'Hello\tthere' }],
  ['71 a text with an escape character', { text: '\u001b[31mHello' }],
  ['71 a text with a control character of Latin-1', { text: 'Hello\u0085there' }],
  ['72 a javascript: photo', { userPhotoURL: 'javascript:alert(1)' }],
  ['72 a data: photo', { userPhotoURL: 'data:image/svg+xml,<svg/>' }],
  ['72 a photo on another host', { userPhotoURL: 'https://evil.example/a.png' }],
  ['72 a photo on another host by the shorthand', { userPhotoURL: '//evil.example/a.png' }],
  [
    '72 a photo on a host that ends alike',
    { userPhotoURL: 'https://lh3.googleusercontent.com.evil.example/a' },
  ],
  [
    '72 a photo on a host that holds the name',
    { userPhotoURL: 'https://evil.example/lh3.googleusercontent.com/' },
  ],
  ['72 a photo behind a user name', { userPhotoURL: 'https://lh3.googleusercontent.com@evil.example/a' }],
  ['72 a photo over http', { userPhotoURL: 'http://lh3.googleusercontent.com/a' }],
  ['72 a photo with a line break', { userPhotoURL: 'https://lh3.googleusercontent.com/a\nb' }],
  ['72 a photo that is too long', { userPhotoURL: `/${textOf(LIMITS.photoAddress)}` }],
  ['72 a photo that is no text', { userPhotoURL: { url: '/avatar.svg' } }],
  ['72 an empty photo', { userPhotoURL: '' }],
];

describe('a message is refused with', () => {
  it.each(mutants)('%s', async (_what, change) => {
    await expectDenied(() => send({ ...newMessage(ada), ...change }));
  });

  it.each(Object.keys(newMessage(ada)))('68 no %s', async (field) => {
    const { [field]: _missing, ...rest } = newMessage(ada);
    await expectDenied(() => send(rest));
  });

  it('68 no field at all', async () => {
    await expectDenied(() => send({}));
  });

  it.each([textOf(65), 'words that nobody masks', 'a.b', 'ünlü', '~'])('the id %s', async (id) => {
    await expectDenied(() => send(newMessage(ada), ada, id));
  });
});

describe('a bad message takes the good ones with it', () => {
  it('79 in a batch', async () => {
    await store(['messages/earlier', storedMessage(bob)]);
    await expectDenied(() => {
      const batch = writeBatch(as(ada));
      batch.set(doc(as(ada), 'messages/good'), newMessage(ada));
      batch.set(doc(as(ada), 'messages/bad'), { ...newMessage(ada), userName: bob.username });
      batch.set(doc(as(ada), 'messages/good-too'), newMessage(ada));
      return batch.commit();
    });
  });

  it('79 in a batch that also reaches for another collection', async () => {
    await expectDenied(() => {
      const batch = writeBatch(as(ada));
      batch.set(doc(as(ada), 'messages/good'), newMessage(ada));
      batch.set(doc(as(ada), 'users/ada'), { bio: 'Hello' });
      return batch.commit();
    });
  });

  it('79 in a transaction', async () => {
    await expectDenied(() =>
      runTransaction(as(ada), async (transaction) => {
        await transaction.get(doc(as(ada), 'messages/good'));
        transaction.set(doc(as(ada), 'messages/good'), newMessage(ada));
        transaction.set(doc(as(ada), 'messages/bad'), { ...newMessage(ada), text: ' ' });
      }),
    );
  });
});
