import { LIMITS } from '@knack/contract/limits';
import { indexTokens } from '@knack/contract/search-words';
import { expect, it } from 'vitest';
import { createAccount, createMember } from './support/accounts.ts';
import {
  aMoment,
  anId,
  expectJson,
  expectProblem,
  expectRefusedFields,
  expectUnauthenticated,
} from './support/expectations.ts';
import { api } from './support/server.ts';
import { stored, unchanged } from './support/store.ts';
import { newArticle } from './support/writes.ts';

it.each(['token', 'tokenBefore'] as const)('a member publishes an article (%s)', async (which) => {
  const ada = await createMember('ada');
  const answer = await api('POST', '/articles', { token: ada[which], body: newArticle(ada) });
  const labels = { kind: null, skill: null, fulfilledAt: null, updatedAt: null };
  const told = { ...newArticle(ada), ...labels, id: anId, createdAt: aMoment };
  expectJson(answer, 201, told, 'caller');
  const { id } = answer.body as { id: string };
  const words = indexTokens('Taps mended', 'Plumbing', 'On Saturdays, for a coffee.');
  const kept = { ...(answer.body as object), uid: ada.uid, topicKey: 'plumbing', words };
  expect(await stored('articles')).toEqual({ [id]: kept });
});

it.each([
  { kind: 'offer', skill: 'Math Teacher' },
  { kind: 'request', skill: null },
  { kind: null, skill: 'Plumber' },
])('an article may say what it is: %j', async (labels) => {
  const ada = await createMember('ada');
  const answer = await api('POST', '/articles', { token: ada.token, body: newArticle(ada, labels) });
  expect(answer).toMatchObject({ status: 201, body: labels });
  expect(Object.values(await stored('articles'))).toMatchObject([labels]);
});

it('text is stored trimmed, in NFC, with plain line breaks; the username in lower case', async () => {
  const ada = await createMember('ada');
  const body = {
    username: ada.username.toUpperCase(),
    title: '  Cafe\u0301 ',
    topic: '\u00a0Küche\u00a0',
    body: 'One\r\nTwo\rThree\n',
  };
  const answer = await api('POST', '/articles', { token: ada.token, body });
  const written = { username: ada.username, title: 'Café', topic: 'Küche', body: 'One\nTwo\nThree' };
  expect(answer).toMatchObject({ status: 201, body: written });
  expect(Object.values(await stored('articles'))).toMatchObject([{ ...written, topicKey: 'küche' }]);
});

it('markup and templates are kept to the letter', async () => {
  const ada = await createMember('ada');
  const text = '<img onerror=alert(1)> {{7*7}} ${7*7} $& </script>';
  const body = newArticle(ada, { title: text, body: text });
  const answer = await api('POST', '/articles', { token: ada.token, body });
  expect(answer).toMatchObject({ status: 201, body: { title: text, body: text } });
});

it('nobody publishes without a token, and nobody without a profile (case 21)', async () => {
  const [ada, newcomer] = await Promise.all([createMember('ada'), createAccount()]);
  const body = newArticle(ada);
  expectUnauthenticated(await unchanged(() => api('POST', '/articles', { body })));
  const answer = await unchanged(() => api('POST', '/articles', { token: newcomer.token, body }));
  expectProblem(answer, 403, 'profile-required', 'Create your profile first, then try again.');
});

it('an article is not published in another’s name', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  for (const token of [bob.token, bob.tokenBefore]) {
    const answer = await unchanged(() => api('POST', '/articles', { token, body: newArticle(ada) }));
    expectProblem(answer, 403, 'not-yours', 'Articles are published under your own username.');
  }
});

const empty = 'Must not be empty.';
const text = 'Must be text.';
const control = 'Must not hold control characters.';
const half = 'Must not hold half of a character.';
const unknown = 'Is not a field here.';
it.each([
  ['case 20, uid', { uid: 'somebody-else' }, 'uid', unknown],
  ['case 38, id', { id: 'mine' }, 'id', unknown],
  ['case 38, createdAt', { createdAt: '2020-01-01T00:00:00.000Z' }, 'createdAt', unknown],
  ['case 38, topicKey', { topicKey: 'x' }, 'topicKey', unknown],
  ['case 38, words', { words: ['x'] }, 'words', unknown],
  ['case 38, fulfilled', { fulfilled: true }, 'fulfilled', unknown],
  ['another kind', { kind: 'barter' }, 'kind', 'Must be offer or request.'],
  ['another skill', { skill: 'plumber' }, 'skill', 'Must be one of the listed skills.'],
  ['two skills', { skill: ['Plumber'] }, 'skill', 'Must be one of the listed skills.'],
  ['case 39, number', { title: 5 }, 'title', text],
  ['case 39, number', { username: 5 }, 'username', text],
  ['case 39, null', { body: null }, 'body', text],
  ['case 40, object', { title: { toString: 'x' } }, 'title', text],
  ['case 40, list', { topic: ['x'] }, 'topic', text],
  ['case 41, empty', { title: '' }, 'title', empty],
  ['case 41, white space', { title: ' \n\u3000' }, 'title', empty],
  ['case 41, zero width', { title: '\u200b\u200d\u2060\ufeff' }, 'title', empty],
  ['case 41, Hangul filler', { topic: '\u3164' }, 'topic', empty],
  [
    'case 42, title',
    { title: 'x'.repeat(LIMITS.articleTitle + 1) },
    'title',
    'Must be at most 120 characters.',
  ],
  [
    'case 42, topic',
    { topic: '🙂'.repeat(LIMITS.articleTopic + 1) },
    'topic',
    'Must be at most 40 characters.',
  ],
  [
    'case 42, body',
    { body: '🙂'.repeat(LIMITS.articleBody + 1) },
    'body',
    'Must be at most 5,000 characters.',
  ],
  ['case 43, NUL', { title: 'a\u0000b' }, 'title', control],
  ['case 43, escape', { body: 'a\u001b[31m' }, 'body', control],
  ['case 43, tab', { topic: 'a\tb' }, 'topic', control],
  ['case 43, C1', { title: 'a\u0085b' }, 'title', control],
  ['case 44, high', { title: 'a\ud83d' }, 'title', half],
  ['case 44, low', { body: '\ude00a' }, 'body', half],
])('%s: an article with that is refused (%j)', async (_case, more, field, message) => {
  const ada = await createMember('ada');
  const body = newArticle(ada, more);
  const answer = await unchanged(() => api('POST', '/articles', { token: ada.token, body }));
  expectRefusedFields(answer, [field, message]);
});

it('every field that is missing is named', async () => {
  const { token } = await createMember('ada');
  const answer = await unchanged(() => api('POST', '/articles', { token, body: {} }));
  const required = 'Is required.';
  expectRefusedFields(
    answer,
    ['title', required],
    ['topic', required],
    ['body', required],
    ['username', required],
  );
});

it('case 42: every text may be as long as its limit in emoji, around which white space does not count', async () => {
  const ada = await createMember('ada');
  const full = {
    title: '🙂'.repeat(LIMITS.articleTitle),
    topic: '🙂'.repeat(LIMITS.articleTopic),
    body: '🙂'.repeat(LIMITS.articleBody),
  };
  const body = newArticle(ada, { ...full, title: `  ${full.title}\n` });
  const answer = await api('POST', '/articles', { token: ada.token, body });
  expect(answer).toMatchObject({ status: 201, body: full });
  expect(Object.values(await stored('articles'))).toMatchObject([full]);
});
