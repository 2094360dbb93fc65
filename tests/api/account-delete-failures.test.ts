import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { deleteAccount, finishDeletions } from '../../functions/src/account/delete-account.ts';
import { guardMessage } from '../../functions/src/messages/guard-message.ts';
import { firebaseAccounts } from '../../functions/src/platform/accounts.ts';
import { isDeleted } from '../../functions/src/platform/deletions.ts';
import { connectPlatform } from '../../functions/src/platform/platform.ts';
import { createMember, type Member } from './support/accounts.ts';
import { expectProblem, expectUnauthenticated } from './support/expectations.ts';
import { failingStore, type Failure } from './support/failing-store.ts';
import { expectNothingLeftOf } from './support/leftovers.ts';
import { api, startServer } from './support/server.ts';
import { db, stored } from './support/store.ts';
import { atOnce, newArticle, newReview, publish, review } from './support/writes.ts';

const platform = connectPlatform(db);
const asCaller = ({ uid, username }: Member) => ({ uid, username });
const patience = { limit: 10, milliseconds: 10_000 };

async function adaAndBob(): Promise<[Member, Member]> {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  await publish(ada);
  await review(ada, bob, { rating: 2 });
  await review(bob, ada);
  await db.doc('messages/m1').set({
    ...{ userName: ada.username, userId: ada.uid, userPhotoURL: null, text: 'Hello' },
    createdAt: Timestamp.now(),
  });
  return [ada, bob];
}

async function expectDeleted(ada: Member, bob: Member): Promise<void> {
  await expectNothingLeftOf(ada);
  expect(await stored('users')).toMatchObject({ [bob.username]: { ratingCount: 0, ratingSum: 0 } });
  expectUnauthenticated(await api('GET', '/users/me', { token: ada.token }));
}

describe.each<Failure>(['not done', 'done, and not heard of'])('a write that fails (%s)', (failure) => {
  it('anywhere in a deletion is made good by the next try', { timeout: 120_000 }, async () => {
    for (let failing = 1; ; failing += 1) {
      const [ada, bob] = await adaAndBob();
      const { db: broken, writes } = failingStore(failing, failure);
      const attempt = deleteAccount(
        { ...platform, db: broken },
        asCaller(ada),
        ada.username,
        ada.username,
        9_000,
      );
      const failed = await attempt.then(
        () => false,
        () => true,
      );
      await broken.terminate();
      if (!failed) {
        expect(writes()).toBe(failing - 1);
        expect(failing).toBeGreaterThan(6);
        return;
      }

      const answer = await api('DELETE', `/users/${ada.username}`, {
        token: ada.token,
        body: { username: ada.username },
      });
      // Once the account is gone its owner cannot ask any more; what is left then is only the mark.
      if (answer.status === 401)
        expect(await finishDeletions(platform, patience)).toBe(failure === 'not done' ? 1 : 0);
      else expect(answer).toMatchObject({ status: 200, body: { finished: true } });
      await expectDeleted(ada, bob);
    }
  });
});

it('a sign-in service that fails leaves the account, for the next try or for the finisher', async () => {
  for (const finish of ['owner', 'finisher']) {
    const [ada, bob] = await adaAndBob();
    const accounts = { ...firebaseAccounts, remove: () => Promise.reject(new Error('No answer')) };
    const attempt = deleteAccount(
      { ...platform, accounts },
      asCaller(ada),
      ada.username,
      ada.username,
      9_000,
    );
    await expect(attempt).rejects.toThrow('No answer');
    expect(await stored('accounts')).not.toHaveProperty(ada.uid);

    // Also with a token that has no claim: the profile is gone, and the mark alone knows whose it was.
    if (finish === 'owner') {
      const options = { token: ada.tokenBefore, body: { username: ada.username } };
      expect((await api('DELETE', `/users/${ada.username}`, options)).status).toBe(200);
    } else expect(await finishDeletions(platform, patience)).toBe(1);
    await expectDeleted(ada, bob);
    expect(await finishDeletions(platform, patience)).toBe(0);
  }
});

it('a deletion whose time is over says how far it is, and goes on when it is asked again', async () => {
  const [ada, bob] = await adaAndBob();
  const hasty = (milliseconds: number) =>
    deleteAccount(platform, asCaller(ada), ada.username, ada.username, milliseconds);
  expect(await hasty(0)).toMatchObject({ finished: false, done: 1 });
  expect(await stored('users')).toHaveProperty(ada.username);
  expect(await finishDeletions(platform, { limit: 10, milliseconds: 0 })).toBe(0);
  expect(await hasty(9_000)).toMatchObject({ finished: true });
  await expectDeleted(ada, bob);
});

describe('once a deletion has begun,', () => {
  it('nothing can be written with the account, on any route', async () => {
    const [ada, bob] = await adaAndBob();
    await deleteAccount(platform, asCaller(ada), ada.username, ada.username, 0);
    const { token } = ada;
    const detail = 'This account is being deleted, so nothing can be written with it.';
    for (const key of [undefined, 'a-key']) {
      const keyed = key === undefined ? {} : { key };
      const answers = await Promise.all([
        api('POST', '/articles', { token, ...keyed, body: newArticle(ada) }),
        api('POST', '/reviews', { token, ...keyed, body: newReview(ada, bob) }),
        api('PUT', `/users/${ada.username}`, { token, body: { bio: 'Still here.' } }),
        api('POST', '/users/me/notifications/read', { token, ...keyed, body: { ids: ['n1'] } }),
      ]);
      for (const answer of answers) expectProblem(answer, 409, 'being-deleted', detail);
    }
    expect(await isDeleted(db, ada.uid)).toBe(true);
    expect(await isDeleted(db, bob.uid)).toBe(false);
  });

  it('what still comes from an open room is taken down, and what others say stays', async () => {
    const [ada, bob] = await adaAndBob();
    await deleteAccount(platform, asCaller(ada), ada.username, ada.username, 9_000);
    for (const { uid, username } of [ada, bob]) {
      const ref = db.doc(`messages/by-${uid}`);
      await ref.set({
        userName: username,
        userId: uid,
        userPhotoURL: null,
        text: 'Hello',
        createdAt: Timestamp.now(),
      });
      await guardMessage(await ref.get());
    }
    expect(Object.keys(await stored('messages'))).toEqual([`by-${bob.uid}`, 'm1']);
    await expectNothingLeftOf(ada);
  });

  it('nobody takes the username before it has ended', async () => {
    const [ada] = await adaAndBob();
    await deleteAccount(platform, asCaller(ada), ada.username, ada.username, 0);
    const eve = await createMember('eve');
    await db.doc(`accounts/${eve.uid}`).delete();
    const body = { username: ada.username, skills: [], interests: [] };
    const answer = await api('POST', '/users', { token: eve.token, body });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'username-taken' }]);
  });
});

it(
  'what the person and others write at the same moment is refused or deleted too',
  { timeout: 60_000 },
  async () => {
    const [ada, bob] = await adaAndBob();
    const call = await startServer();
    const others = await atOnce(5, () => createMember('author'));
    const removal = call('DELETE', `/users/${ada.username}`, {
      token: ada.token,
      body: { username: ada.username },
    });
    const writes = [
      ...Array.from({ length: 10 }, (_, index) =>
        call('POST', '/articles', { token: ada.token, key: `key-${index}`, body: newArticle(ada) }),
      ),
      ...Array.from({ length: 5 }, (_, index) =>
        call('POST', '/reviews', {
          token: ada.token,
          body: newReview(ada, bob, { rating: (index % 5) + 1 }),
        }),
      ),
      ...others.map((author) =>
        call('POST', '/reviews', { token: author.token, body: newReview(author, ada) }),
      ),
      ...others.map(() =>
        call('PUT', `/users/${ada.username}`, { token: ada.token, body: { bio: 'Hello' } }),
      ),
    ];
    const { body } = await removal;
    for (const { status } of await Promise.all(writes)) expect([200, 201, 401, 404, 409]).toContain(status);
    expect(body).toMatchObject({ finished: true });
    await expectDeleted(ada, bob);
  },
);
