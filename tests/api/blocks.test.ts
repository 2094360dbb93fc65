import { LIMITS } from '@knack/contract/limits';
import { expect, it } from 'vitest';
import { blockedUids } from '../../functions/src/platform/blocks.ts';
import { createAccount, createMember, uniqueName, type Member } from './support/accounts.ts';
import {
  aMoment,
  expectJson,
  expectMethodNotAllowed,
  expectNotFound,
  expectProblem,
  expectUnauthenticated,
} from './support/expectations.ts';
import { api } from './support/server.ts';
import { db, stored, unchanged } from './support/store.ts';
import { atOnce } from './support/writes.ts';

const PATH = '/users/me/blocks';
const block = ({ token }: { token: string }, name: string) => api('PUT', `${PATH}/${name}`, { token });
const unblock = ({ token }: { token: string }, name: string) => api('DELETE', `${PATH}/${name}`, { token });
const list = ({ token }: { token: string }) => api('GET', PATH, { token });
const named = (...members: Member[]) => ({
  blocks: members.map(({ username }) => ({ username, createdAt: aMoment })),
});

it('a member blocks others, whom they find in their list, and lifts it again', async () => {
  const [ada, bob, eve] = await Promise.all([createMember('ada'), createMember('bob'), createMember('eve')]);
  expectJson(await list(ada), 200, { blocks: [] }, 'caller');
  expectJson(await block(ada, bob.username), 200, named(bob), 'caller');
  expectJson(await block(ada, eve.username.toUpperCase()), 200, named(eve, bob), 'caller');
  expectJson(await list(ada), 200, named(eve, bob), 'caller');
  expect(await stored('blocks')).toMatchObject({
    [ada.uid]: { uid: ada.uid, uids: [bob.uid, eve.uid], members: [{ uid: bob.uid }, { uid: eve.uid }] },
  });
  expect(await blockedUids(db, ada.uid)).toEqual(new Set([bob.uid, eve.uid]));

  expectJson(await unblock(ada, bob.username.toUpperCase()), 200, named(eve), 'caller');
  expectJson(await list(ada), 200, named(eve), 'caller');
  expect(await blockedUids(db, ada.uid)).toEqual(new Set([eve.uid]));
});

it('who is blocked is not told, and blocks nobody by it', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const before = await api('GET', `/users/username/${bob.username}`);
  await block(ada, bob.username);
  expect((await api('GET', `/users/username/${bob.username}`)).body).toEqual(before.body);
  expectJson(await list(bob), 200, { blocks: [] }, 'caller');
  expect(await blockedUids(db, bob.uid)).toEqual(new Set());
});

it('to block twice, or to lift what is not there, changes nothing', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  expectJson(await unchanged(() => unblock(ada, bob.username)), 200, { blocks: [] }, 'caller');
  await block(ada, bob.username);
  expectJson(await unchanged(() => block(ada, bob.username)), 200, named(bob), 'caller');
});

it('a list that is changed from many tabs at once ends up with all of them', async () => {
  const ada = await createMember('ada');
  const others = await atOnce(8, () => createMember('other'));
  const answers = await Promise.all(others.map(({ username }) => block(ada, username)));
  for (const { status } of answers) expect(status).toBe(200);
  expect(await blockedUids(db, ada.uid)).toEqual(new Set(others.map(({ uid }) => uid)));
});

it('a list is full at its limit', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const members = Array.from({ length: LIMITS.blocks }, (_, index) => ({
    uid: `uid-${index}`,
    username: `name-${index}`,
    createdAt: '2026-01-05T09:00:00.000Z',
  }));
  await db.doc(`blocks/${ada.uid}`).set({ uid: ada.uid, uids: members.map(({ uid }) => uid), members });
  const detail = `You can block ${LIMITS.blocks} members at the most; unblock somebody first.`;
  expectProblem(await unchanged(() => block(ada, bob.username)), 409, 'too-many-blocks', detail);
  expect((await unblock(ada, 'name-7')).status).toBe(200);
  expect((await block(ada, bob.username)).status).toBe(200);
});

it('nobody blocks themselves, nobody, without a profile or without a token', async () => {
  const [ada, newcomer] = await Promise.all([createMember('ada'), createAccount()]);
  const own = await unchanged(() => block(ada, ada.username.toUpperCase()));
  expectProblem(own, 403, 'not-oneself', 'You can block others, not yourself.');
  for (const name of [uniqueName('nobody'), '__x__', 'x']) {
    expectNotFound(await unchanged(() => block(ada, name)), 'member');
  }
  expectNotFound(await unchanged(() => unblock(ada, '__x__')), 'member');
  const attempt = await unchanged(() => block(newcomer, ada.username));
  expectProblem(attempt, 403, 'profile-required', 'Create your profile first, then try again.');
  for (const method of ['PUT', 'DELETE'])
    expectUnauthenticated(await unchanged(() => api(method, `${PATH}/${ada.username}`)));
  expectUnauthenticated(await api('GET', PATH));
  expectMethodNotAllowed(await api('POST', PATH, { token: ada.token }), 'GET, HEAD');
});
