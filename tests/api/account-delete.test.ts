import { Timestamp } from '@google-cloud/firestore';
import { LIMITS } from '@knack/contract/limits';
import { FORMER_MEMBER } from '@knack/contract/messages';
import { describe, expect, it } from 'vitest';
import { PERSONAL_DATA } from '../../functions/src/account/personal-data.ts';
import { createAccount, createMember, uniqueName, type Member } from './support/accounts.ts';
import {
  aMoment,
  expectJson,
  expectMethodNotAllowed,
  expectNotFound,
  expectProblem,
  expectRefusedFields,
  expectUnauthenticated,
} from './support/expectations.ts';
import { expectNothingLeftOf, wholeStore } from './support/leftovers.ts';
import { api } from './support/server.ts';
import { db, stored, unchanged } from './support/store.ts';
import { newArticle, newReview, publish, review } from './support/writes.ts';

const STEPS = new Set(PERSONAL_DATA.filter(({ onDeletion }) => onDeletion !== 'close')).size + 3;
const finished = { finished: true, done: STEPS, steps: STEPS };

function leave({ username, token }: Member, typed = username) {
  return api('DELETE', `/users/${username}`, { token, body: { username: typed } });
}

/** A message in the room, as a browser stores it. */
async function say({ uid, username }: Member, text: string): Promise<string> {
  const message = { userName: username, userId: uid, userPhotoURL: '/avatar.svg', text };
  const { id } = await db.collection('messages').add({ ...message, createdAt: Timestamp.now() });
  return id;
}

/** Three members who have written to and about each other. */
async function community() {
  const members = await Promise.all(['ada', 'bob', 'eve'].map((name) => createMember(name)));
  const [ada, bob, eve] = members as [Member, Member, Member];
  await publish(ada);
  await api('POST', '/articles', { token: ada.token, key: 'adas-article', body: newArticle(ada) });
  await publish(bob);
  await review(ada, bob, { rating: 2 });
  await review(eve, bob, { rating: 5 });
  await review(ada, eve, { rating: 1 });
  const about = { token: bob.token, key: 'bobs-review', body: newReview(bob, ada) };
  await api('POST', '/reviews', about);
  await review(eve, ada);
  for (const [one, other] of [
    [ada, bob],
    [bob, ada],
    [eve, ada],
    [bob, eve],
  ] as const) {
    await api('PUT', `/users/me/blocks/${other.username}`, { token: one.token });
    const body = { kind: 'profile', id: other.username, reason: 'spam' };
    await api('POST', '/users/me/reports', { token: one.token, key: `report-${other.username}`, body });
  }
  const adasReview = { kind: 'review', id: `${eve.username}:${ada.username}`, reason: 'other' };
  await api('POST', '/users/me/reports', { token: eve.token, key: 'another-report', body: adasReview });
  return { ada, bob, eve, said: await say(ada, 'Who has a ladder?'), answered: await say(bob, 'I have.') };
}

describe('DELETE /users/{username}', () => {
  it('deletes everything of the person, and nothing of the others', async () => {
    const { ada, bob, eve, said, answered } = await community();
    const before = await wholeStore();
    expectJson(await leave(ada), 200, finished, 'caller');

    await expectNothingLeftOf(ada);
    const after = await wholeStore();
    const others = Object.keys(after).filter((path) => !path.startsWith('deletions/'));
    const kept = Object.keys(before).filter((path) => others.includes(path));
    expect(others).toEqual(kept);
    for (const path of kept) {
      const moved = [`users/${bob.username}`, `users/${eve.username}`, `messages/${said}`];
      if ([...moved, `blocks/${bob.uid}`, `blocks/${eve.uid}`].includes(path)) continue;
      expect([path, after[path]]).toEqual([path, before[path]]);
    }
    expect(await stored('blocks')).toMatchObject({
      [bob.uid]: { uids: [eve.uid], members: [{ username: eve.username }] },
      [eve.uid]: { uids: [], members: [] },
    });
    expect(Object.keys(await stored('reports'))).toEqual([`${bob.uid}:profile:${eve.username}`]);
    expect(await stored('messages')).toMatchObject({
      [said]: { ...FORMER_MEMBER, userPhotoURL: null, text: 'Who has a ladder?' },
      [answered]: { userName: bob.username, userId: bob.uid },
    });
  });

  it('moves the ratings of those whom the person reviewed back', async () => {
    const { ada, bob, eve } = await community();
    await leave(ada);
    expect(await stored('users')).toMatchObject({
      [bob.username]: { ratingCount: 1, ratingSum: 5 },
      [eve.username]: { ratingCount: 0, ratingSum: 0 },
    });
    const { body } = await api('GET', `/users/username/${bob.username}`);
    expect(body).toMatchObject({ rating: { average: 5, count: 1 } });
  });

  it('deletes the sign-in account, and leaves a mark that says nothing of the person', async () => {
    const ada = await createMember('ada');
    await leave(ada);
    for (const token of [ada.token, ada.tokenBefore]) {
      expectUnauthenticated(await api('GET', '/users/me', { token }));
    }
    expect(Object.values(await stored('deletions'))).toEqual([{ expireAt: aMoment }]);
  });

  it('frees the username, whose next owner inherits nothing', async () => {
    const { ada, bob } = await community();
    await leave(ada);
    const newcomer = await createAccount();
    const profile = { username: ada.username, skills: [], interests: [] };
    const { status, body } = await api('POST', '/users', { token: newcomer.token, body: profile });
    expect([status, body]).toMatchObject([201, { rating: { average: null, count: 0 } }]);
    const reviews = await api('GET', `/reviews?created_about=${ada.username}`);
    expect(reviews.body).toEqual({ reviews: [], nextCursor: null });
    await review(bob, { ...newcomer, username: ada.username, tokenBefore: newcomer.token });
  });

  it('finds one’s own name in any case, and with a token from before the profile', async () => {
    const { username, tokenBefore: token } = await createMember('ada');
    const name = username.toUpperCase();
    const answer = await api('DELETE', `/users/${name}`, { token, body: { username: name } });
    expectJson(answer, 200, finished, 'caller');
    expect(await stored('users')).toEqual({});
  });

  it('deletes more than fits into one commit', { timeout: 60_000 }, async () => {
    const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
    const writer = db.bulkWriter();
    for (let index = 0; index < 450; index += 1) {
      void writer.create(db.doc(`articles/a${index}`), { uid: ada.uid });
      void writer.create(db.doc(`messages/m${index}`), { userId: ada.uid, userName: ada.username });
    }
    await writer.close();
    await review(ada, bob);
    let answer = await leave(ada);
    while (!(answer.body as { finished: boolean }).finished) answer = await leave(ada);
    await expectNothingLeftOf(ada);
    expect(Object.values(await stored('messages'))).toHaveLength(450);
    expect(await stored('articles')).toEqual({});
  });

  it('deletes what does not fit its schema, and a review of somebody who is gone', async () => {
    const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
    await db.doc('articles/odd').set({ uid: ada.uid, title: 5 });
    await db.doc('reviews/odd').set({ uid: ada.uid, created_about: bob.username });
    await db.doc('reviews/gone').set({ uid: ada.uid, created_about: 'nobody-there', rating: 3 });
    expectJson(await leave(ada), 200, finished, 'caller');
    await expectNothingLeftOf(ada);
    expect(await stored('users')).toMatchObject({ [bob.username]: { ratingCount: 0, ratingSum: 0 } });
  });
});

describe('DELETE /users/{username} is refused, and changes nothing,', () => {
  it('without a token', async () => {
    const { username } = await createMember('ada');
    expectUnauthenticated(await unchanged(() => api('DELETE', `/users/${username}`, { body: { username } })));
  });

  it('for somebody else', async () => {
    const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
    for (const token of [bob.token, bob.tokenBefore]) {
      const body = { username: ada.username };
      const answer = await unchanged(() => api('DELETE', `/users/${ada.username}`, { token, body }));
      expectProblem(answer, 403, 'not-yours', 'Only your own account is yours to delete.');
    }
  });

  it('for nobody', async () => {
    const { token } = await createMember('ada');
    for (const name of [uniqueName('nobody'), '__x__', 'x']) {
      const body = { username: 'nobody' };
      expectNotFound(await unchanged(() => api('DELETE', `/users/${name}`, { token, body })), 'member');
    }
  });

  it('without a profile', async () => {
    const [ada, { token }] = await Promise.all([createMember('ada'), createAccount()]);
    const body = { username: ada.username };
    const answer = await unchanged(() => api('DELETE', `/users/${ada.username}`, { token, body }));
    expectProblem(answer, 403, 'profile-required', 'You have no profile to delete.');
  });

  it('where another name was typed', async () => {
    const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
    const answer = await unchanged(() => leave(ada, bob.username));
    expectProblem(answer, 400, 'invalid-input', 'Type your username to delete your account.', {
      errors: [{ field: 'username', message: 'Must be your username.' }],
    });
  });

  it.each<[object, string, string]>([
    [{}, 'username', 'Is required.'],
    [{ username: '' }, 'username', `Must be at least ${LIMITS.username.min} characters.`],
    [{ username: 5 }, 'username', 'Must be text.'],
    [{ username: 'some-name', uid: 'x' }, 'uid', 'Is not a field here.'],
  ])('with %j', async (body, field, message) => {
    const { username, token } = await createMember('ada');
    const answer = await unchanged(() => api('DELETE', `/users/${username}`, { token, body }));
    expectRefusedFields(answer, [field, message]);
  });

  it('by other methods', async () => {
    const { username, token } = await createMember('ada');
    expectMethodNotAllowed(await api('PATCH', `/users/${username}`, { token }), 'PUT, DELETE');
  });
});
