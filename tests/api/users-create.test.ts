import { LIMITS } from '@knack/contract/limits';
import { expect, it } from 'vitest';
import {
  changeAccount,
  createAccount,
  createAnonymousAccount,
  createMember,
  readAccount,
  uniqueName,
} from './support/accounts.ts';
import { aMoment, expectJson, expectProblem, expectRefusedFields } from './support/expectations.ts';
import { api } from './support/server.ts';
import { everythingStored, stored, unchanged } from './support/store.ts';

const profile = { skills: ['Plumber'], interests: ['Math Teacher', 'Tour Guide'] };
const googlePhoto = 'https://lh3.googleusercontent.com/a/photo=s96-c';

it('a new profile is answered, stored with what it is tied to, and put on the account', async () => {
  const account = await createAccount('ada');
  const username = uniqueName('ada');
  const body = { ...profile, username, bio: '  I mend taps.  ' };
  const answer = await api('POST', '/users', { token: account.token, body });

  const told = {
    id: username,
    username,
    email: account.email,
    img_url: '/avatar.svg',
    bio: 'I mend taps.',
    ...profile,
    createdAt: aMoment,
  };
  expectJson(answer, 201, { ...told, rating: { average: null, count: 0 }, ratings: {} }, 'caller');
  const { createdAt } = answer.body as { createdAt: string };
  const rated = { ratingCount: 0, ratingSum: 0, skillRatings: {} };
  const unnotified = {
    mutedNotifications: [],
    notificationsVersion: 0,
    notificationsReadUpTo: null,
    articlesToldUpTo: null,
  };
  const own = { uid: account.uid, showEmail: true, token: null, ...rated, ...unnotified };
  const words: unknown = expect.arrayContaining(['ad', 'ada', 'plum', 'plumber', 'mend', 'taps']);
  const swaps = ['Plumber>Math Teacher', 'Plumber>Tour Guide'];
  expect(await everythingStored()).toEqual({
    users: { [username]: { ...told, ...own, words, swaps, createdAt, updatedAt: createdAt } },
    accounts: { [account.uid]: { username, createdAt } },
  });
  const { displayName, photoUrl, customAttributes } = await readAccount(account);
  expect({ displayName, photoUrl, customAttributes }).toEqual({
    displayName: username,
    photoUrl: undefined,
    customAttributes: JSON.stringify({ username }),
  });
});

it('a username is stored in lower case, without the white space around it', async () => {
  const { token } = await createAccount();
  const username = uniqueName('ada');
  const answer = await api('POST', '/users', {
    token,
    body: { ...profile, username: ` ${username.toUpperCase()} ` },
  });
  expect(answer.body).toMatchObject({ id: username, username });
  expect(Object.keys(await stored('users'))).toEqual([username]);
});

it('a profile shows the Google photo of its account, which stays on the account', async () => {
  const account = await createAccount();
  await changeAccount(account, { photoUrl: googlePhoto });
  const username = uniqueName('ada');
  const answer = await api('POST', '/users', { token: account.token, body: { ...profile, username } });
  expect(answer.body).toMatchObject({ img_url: googlePhoto });
  expect(await readAccount(account)).toMatchObject({ displayName: username, photoUrl: googlePhoto });
});

it.each([
  ['case 49, script', 'javascript:alert(1)'],
  ['case 50, http', 'http://lh3.googleusercontent.com/a/photo'],
  ['another host', 'https://evil.example/lh3.googleusercontent.com/pixel.gif'],
])('%s: a photo of that kind on the account is not taken over', async (_case, photoUrl) => {
  const account = await createAccount();
  await changeAccount(account, { photoUrl });
  const username = uniqueName('ada');
  const answer = await api('POST', '/users', { token: account.token, body: { ...profile, username } });
  expect(answer).toMatchObject({ status: 201, body: { img_url: '/avatar.svg' } });
  expect(await stored('users')).toMatchObject({ [username]: { img_url: '/avatar.svg' } });
});

it('an account without an e-mail has a profile without one', async () => {
  const { token } = await createAnonymousAccount();
  const username = uniqueName('ada');
  const answer = await api('POST', '/users', { token, body: { ...profile, username } });
  expect(answer).toMatchObject({ status: 201, body: { email: null } });
  expect(await stored('users')).toMatchObject({ [username]: { email: null, showEmail: true } });
});

it('an e-mail that is not to be shown is stored, and not answered', async () => {
  const { token, email } = await createAccount();
  const username = uniqueName('ada');
  const answer = await api('POST', '/users', { token, body: { ...profile, username, showEmail: false } });
  expect(answer).toMatchObject({ status: 201, body: { email: null } });
  expect(await stored('users')).toMatchObject({ [username]: { email, showEmail: false } });
});

it.each([
  ['case 23, as it is', (name: string) => name],
  ['case 24, in capitals', (name: string) => name.toUpperCase()],
])('%s: a taken username is refused to another account, which stays without one', async (_case, spell) => {
  const { username } = await createMember('ada');
  const other = await createAccount('bob');
  const body = { ...profile, username: spell(username) };
  const answer = await unchanged(() => api('POST', '/users', { token: other.token, body }));
  expectProblem(answer, 409, 'username-taken', 'This username is taken; please choose another.');
  expect(await readAccount(other)).not.toHaveProperty('customAttributes');
});

it.each(['token', 'tokenBefore'] as const)(
  'case 25: a second profile for one account is refused (%s)',
  async (which) => {
    const ada = await createMember('ada');
    const body = { ...profile, username: uniqueName('second') };
    const answer = await unchanged(() => api('POST', '/users', { token: ada[which], body }));
    const detail = 'You already have a profile, and one is all that everybody has.';
    expectProblem(answer, 409, 'profile-exists', detail);
    expect(await readAccount(ada)).toMatchObject({ displayName: ada.username });
  },
);

it('an account that missed its claim by a crash is given it by the refusal of a second profile', async () => {
  const ada = await createMember('ada');
  await changeAccount(ada, { customAttributes: '{}', displayName: 'somebody' });
  const body = { ...profile, username: uniqueName('second') };
  const answer = await unchanged(() => api('POST', '/users', { token: ada.tokenBefore, body }));
  expect(answer.status).toBe(409);
  expect(await readAccount(ada)).toMatchObject({
    displayName: ada.username,
    customAttributes: JSON.stringify({ username: ada.username }),
  });
});

const letters = 'May hold the letters a to z, digits, _ and - only.';
const ends = 'Must start and end with a letter or a digit.';
const reserved = 'Is reserved; please choose another.';
const short = 'Must be at least 3 characters.';
it.each([
  ['case 42, too short', 'ab', short],
  ['case 42, too long', 'a'.repeat(LIMITS.username.max + 1), 'Must be at most 30 characters.'],
  ['case 45, bidirectional override', 'ada\u202Elove', letters],
  ['case 46, Cyrillic a', 'аda', letters],
  ['case 46, Kelvin sign', 'mar\u212A', letters],
  ['case 47, me', 'me', short],
  ['case 47, admin', 'Admin', reserved],
  ['case 47, username', 'username', reserved],
  ['case 47, dot', '.', short],
  ['case 47, dots', '...', letters],
  ['case 47, reserved by the store', '__x__', ends],
  ['a slash', 'ada/bob', letters],
  ['a colon, which parts the ids of reviews', 'ada:bob', letters],
  ['profane', 'ada-fuck', 'Must not hold profane words; please choose another.'],
])('%s: the username is refused', async (_case, username, message) => {
  const { token } = await createAccount();
  const answer = await unchanged(() => api('POST', '/users', { token, body: { ...profile, username } }));
  expectRefusedFields(answer, ['username', message]);
});
