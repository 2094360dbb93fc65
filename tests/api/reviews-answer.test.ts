import { LIMITS } from '@knack/contract/limits';
import { API_PATHS } from '@knack/contract/paths';
import { expect, it } from 'vitest';
import { createAccount, createMember } from './support/accounts.ts';
import {
  aMoment,
  expectJson,
  expectNotFound,
  expectProblem,
  expectRefusedFields,
  expectUnauthenticated,
} from './support/expectations.ts';
import { api } from './support/server.ts';
import { stored, unchanged } from './support/store.ts';
import { answerTo, atOnce, review } from './support/writes.ts';

async function reviewed() {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  return { ada, bob, written: await review(bob, ada) };
}

it.each(['token', 'tokenBefore'] as const)('whom a review is about answers it, once (%s)', async (which) => {
  const { ada, bob, written } = await reviewed();
  const send = () =>
    api('POST', API_PATHS.reviewAnswer(written.id), { token: ada[which], body: { body: ' Gladly. ' } });
  const answer = await send();
  const answered = { ...written, answer: { body: 'Gladly.', createdAt: aMoment } };
  expectJson(answer, 201, answered, 'caller');
  expect(await stored('reviews')).toEqual({ [written.id]: { ...(answer.body as object), uid: bob.uid } });
  const list = await api('GET', `/reviews?created_about=${ada.username}`);
  expect(list.body).toEqual({ reviews: [answered], nextCursor: null });
  const detail = 'A review is answered once, and this one has been.';
  expectProblem(await unchanged(send), 409, 'already-answered', detail);
});

it('of twenty answers at once one is taken', async () => {
  const { ada, written } = await reviewed();
  const answers = await atOnce(20, (index) =>
    api('POST', API_PATHS.reviewAnswer(written.id), { token: ada.token, body: { body: `Number ${index}` } }),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(19).fill(409)]);
  const taken = answers.find(({ status }) => status === 201)?.body as { answer: object };
  expect(await stored('reviews')).toMatchObject({ [written.id]: { answer: taken.answer } });
});

it('case 27: the same answer sent again under its key is answered alike; another under the key is refused', async () => {
  const { ada, written } = await reviewed();
  const send = (body: string) =>
    api('POST', API_PATHS.reviewAnswer(written.id), { token: ada.token, key: 'one-key', body: { body } });
  const first = await send('Gladly.');
  expect(first.status).toBe(201);
  const again = await unchanged(() => send('Gladly.'));
  expect([again.status, again.body]).toEqual([201, first.body]);
  const detail = 'Use a new Idempotency-Key for a new request.';
  expectProblem(await unchanged(() => send('Never.')), 409, 'idempotency-key-reused', detail);
});

it('an answer stays with a review whose words stay, and goes with them', async () => {
  const { ada, bob, written } = await reviewed();
  const { answer } = await answerTo(written, ada);
  const restarred = await review(bob, ada, { rating: 1, skill: 'Plumber' });
  expect(restarred).toMatchObject({ rating: 1, answer });
  expect(await stored('reviews')).toMatchObject({ [written.id]: { rating: 1, answer } });
  expect(await review(bob, ada, { body: 'On second thoughts, slow.' })).toMatchObject({ answer: null });
  expect(await answerTo(written, ada, 'I was ill.')).toMatchObject({ answer: { body: 'I was ill.' } });
});

it('nobody else answers: not the author, nobody without a profile or a token', async () => {
  const { bob, written } = await reviewed();
  const [eve, newcomer] = await Promise.all([createMember('eve'), createAccount()]);
  const path = API_PATHS.reviewAnswer(written.id);
  const body = { body: 'Not so.' };
  for (const { token } of [bob, eve]) {
    const answer = await unchanged(() => api('POST', path, { token, body }));
    expectProblem(answer, 403, 'not-yours', 'Only whom a review is about can answer it.');
  }
  const without = await unchanged(() => api('POST', path, { token: newcomer.token, body }));
  expectProblem(without, 403, 'profile-required', 'Create your profile first, then try again.');
  expectUnauthenticated(await unchanged(() => api('POST', path, { body })));
});

it.each([
  [{}, 'body', 'Is required.'],
  [{ body: '\u200b' }, 'body', 'Must not be empty.'],
  [{ body: 5 }, 'body', 'Must be text.'],
  [{ body: '🙂'.repeat(LIMITS.reviewAnswer + 1) }, 'body', 'Must be at most 2,000 characters.'],
  [{ body: 'Yes', uid: 'x' }, 'uid', 'Is not a field here.'],
])('an answer of %j is refused', async (body, field, message) => {
  const { ada, written } = await reviewed();
  const path = API_PATHS.reviewAnswer(written.id);
  const answer = await unchanged(() => api('POST', path, { token: ada.token, body }));
  expectRefusedFields(answer, [field, message]);
});

it('a review that is not there is not answered', async () => {
  const ada = await createMember('ada');
  for (const id of [`${ada.username}:nobody`, '__x__']) {
    const answer = await api('POST', `/reviews/${id}/answer`, { token: ada.token, body: { body: 'Yes.' } });
    expectNotFound(answer, 'review');
  }
});
