import { LIMITS } from '@knack/contract/limits';
import { expect, it } from 'vitest';
import { createAccount, createMember, uniqueName } from './support/accounts.ts';
import {
  aMoment,
  expectJson,
  expectNotFound,
  expectProblem,
  expectRefusedFields,
} from './support/expectations.ts';
import { derivedUserFields } from '../../functions/src/users/derived-fields.ts';
import { api } from './support/server.ts';
import { stored, unchanged } from './support/store.ts';
import { review } from './support/writes.ts';

type Described = Parameters<typeof derivedUserFields>[0];

const profile = { skills: ['Plumber'], interests: ['Tour Guide'], bio: 'I mend taps.' };

it.each([
  { bio: 'I mend roofs.' },
  { bio: '' },
  { skills: [] },
  { interests: ['Personal Chef', 'Plumber'] },
  { showEmail: false },
  { bio: 'All of it.', skills: ['Tour Guide'], interests: [], showEmail: true },
  {},
])('PUT with %j changes that and leaves the rest', async (change) => {
  const ada = await createMember('ada', profile);
  const before = (await stored('users'))[ada.username];
  const answer = await api('PUT', `/users/${ada.username}`, { token: ada.token, body: change });

  const { showEmail = true, ...shown } = change as { showEmail?: boolean };
  const told = {
    id: ada.username,
    username: ada.username,
    email: showEmail ? ada.email : null,
    img_url: '/avatar.svg',
    ...profile,
    ...shown,
    rating: { average: null, count: 0 },
    ratings: {},
    createdAt: aMoment,
  };
  expectJson(answer, 200, told, 'caller');
  const derived = derivedUserFields({ ...profile, ...shown, username: ada.username } as Described);
  expect(await stored('users')).toEqual({
    [ada.username]: { ...before, ...change, ...derived, updatedAt: aMoment },
  });
  const { body } = await api('GET', `/users/username/${ada.username}`);
  expect(body).toEqual(answer.body);
});

it('changes of one profile at the same moment all hold, and search and swaps follow what it says in the end', async () => {
  const ada = await createMember('ada', { ...profile, bio: '' });
  const changes = [{ skills: ['Math Teacher'] }, { interests: ['Personal Chef'] }, { bio: 'Chalk.' }];
  const answers = await Promise.all([
    ...changes.map((body) => api('PUT', `/users/${ada.username}`, { token: ada.token, body })),
    review(await createMember('bob'), ada),
  ]);
  expect(answers.slice(0, 3)).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
  const after = (await stored('users'))[ada.username];
  expect(after).toMatchObject({
    skills: ['Math Teacher'],
    interests: ['Personal Chef'],
    bio: 'Chalk.',
    ratingCount: 1,
    swaps: ['Math Teacher>Personal Chef'],
    words: expect.arrayContaining(['math', 'chalk']) as string[],
  });
  expect(after).not.toMatchObject({ words: expect.arrayContaining(['plumber']) as string[] });
});

it('an e-mail is hidden and shown again', async () => {
  const { username, email, token } = await createMember('ada');
  for (const showEmail of [false, true]) {
    await api('PUT', `/users/${username}`, { token, body: { showEmail } });
    const { body } = await api('GET', `/users/username/${username}`);
    expect(body).toMatchObject({ email: showEmail ? email : null });
  }
});

it('a change leaves the ratings, and the time of creation', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  await review(bob, ada, { rating: 3 });
  const before = (await stored('users'))[ada.username];
  await api('PUT', `/users/${ada.username}`, { token: ada.token, body: { bio: 'New.' } });
  const after = (await stored('users'))[ada.username];
  const words = expect.arrayContaining(['new']) as string[];
  expect(after).toEqual({ ...before, bio: 'New.', words, updatedAt: aMoment });
  expect(after).toMatchObject({ ratingCount: 1, ratingSum: 3 });
});

it('one’s own name is found in any case, and with a token from before the profile', async () => {
  const { username, tokenBefore } = await createMember('ada');
  const path = `/users/${username.toUpperCase()}`;
  const answer = await api('PUT', path, { token: tokenBefore, body: { bio: 'New.' } });
  expect(answer).toMatchObject({ status: 200, body: { username, bio: 'New.' } });
});

it('case 15: another’s profile is not one’s own to change', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  for (const token of [bob.token, bob.tokenBefore]) {
    const attempt = () => api('PUT', `/users/${ada.username}`, { token, body: { bio: 'Mine.' } });
    const answer = await unchanged(attempt);
    expectProblem(answer, 403, 'not-yours', 'Only your own profile is yours to change.');
  }
});

it('case 21: somebody without a profile changes none', async () => {
  const [ada, newcomer] = await Promise.all([createMember('ada'), createAccount()]);
  const attempt = () =>
    api('PUT', `/users/${ada.username}`, { token: newcomer.token, body: { bio: 'Mine.' } });
  const detail = 'Create your profile first, then you can edit it.';
  expectProblem(await unchanged(attempt), 403, 'profile-required', detail);
});

it.each(['member', 'newcomer'])('nobody’s profile is not found (%s)', async (who) => {
  const { token } = who === 'member' ? await createMember('ada') : await createAccount();
  for (const name of [uniqueName('nobody'), '__x__', 'me%2Fx']) {
    const attempt = () => api('PUT', `/users/${name}`, { token, body: { bio: 'Mine.' } });
    expectNotFound(await unchanged(attempt), 'member');
  }
});

const unknown = 'Is not a field here.';
it.each([
  ['case 20', { uid: 'somebody-else' }, 'uid', unknown],
  ['case 38', { username: 'another-name' }, 'username', unknown],
  ['case 38', { img_url: 'https://lh3.googleusercontent.com/a/x' }, 'img_url', unknown],
  ['case 38', { email: 'forged@knack.example' }, 'email', unknown],
  ['case 38', { rating: { average: 5, count: 1000 } }, 'rating', unknown],
  ['case 38', { ratingSum: 5 }, 'ratingSum', unknown],
  ['case 38', { token: 'x' }, 'token', unknown],
  ['case 39', { bio: 5 }, 'bio', 'Must be text.'],
  ['case 39', { showEmail: 'false' }, 'showEmail', 'Must be true or false.'],
  ['case 40', { bio: {} }, 'bio', 'Must be text.'],
  ['case 40', { skills: { 0: 'Plumber' } }, 'skills', 'Must be a list.'],
  ['case 42', { bio: 'x'.repeat(LIMITS.bio + 1) }, 'bio', 'Must be at most 1,000 characters.'],
  ['case 43', { bio: 'nul\u0000' }, 'bio', 'Must not hold control characters.'],
  ['case 44', { bio: 'half \ud83d' }, 'bio', 'Must not hold half of a character.'],
  ['no skill', { skills: ['Plumber', 'Pirate'] }, 'skills.1', 'Must be one of the listed skills.'],
  ['another case', { interests: ['plumber'] }, 'interests.0', 'Must be one of the listed skills.'],
  ['twice', { skills: ['Plumber', 'Plumber'] }, 'skills', 'Must not name a skill twice.'],
])('%s: PUT with %j is refused', async (_case, change, field, message) => {
  const { username, token } = await createMember('ada', profile);
  const body = { interests: [], ...change };
  const answer = await unchanged(() => api('PUT', `/users/${username}`, { token, body }));
  expectRefusedFields(answer, [field, message]);
});

it('case 42: a bio may be as long as its limit in emoji', async () => {
  const { username, token } = await createMember('ada');
  const bio = '🙂'.repeat(LIMITS.bio);
  const answer = await api('PUT', `/users/${username}`, { token, body: { bio } });
  expect(answer).toMatchObject({ status: 200, body: { bio } });
});
