import { LIMITS } from '@knack/contract/limits';
import { expect, it } from 'vitest';
import { createAccount, createMember } from './support/accounts.ts';
import { expectJson, expectNotFound, expectProblem, expectUnauthenticated } from './support/expectations.ts';
import { api, startServer } from './support/server.ts';
import { stored, unchanged } from './support/store.ts';
import { atOnce, publish } from './support/writes.ts';

it('case 59: a deleted article is gone for everybody at once; deleting it twice finds nothing', async () => {
  const ada = await createMember('ada');
  const [article, other] = [await publish(ada), await publish(ada)];
  const remove = () => api('DELETE', `/articles/${article.id}`, { token: ada.token });

  const answer = await remove();
  expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([204, '', ['no-store']]);
  expect(Object.keys(await stored('articles'))).toEqual([other.id]);
  expectNotFound(await api('GET', `/articles/${article.id}`), 'article');
  expect(await api('GET', '/articles')).toMatchObject({ body: { articles: [other], nextCursor: null } });
  expect(await api('GET', '/articles?q=taps')).toMatchObject({ body: { articles: [other] } });

  expectNotFound(await unchanged(remove), 'article');
  const change = () => api('PUT', `/articles/${article.id}`, { token: ada.token, body: { title: 'Back' } });
  expectNotFound(await unchanged(change), 'article');
});

it('an article that is deleted by its author twice at once is deleted once', async () => {
  const ada = await createMember('ada');
  const { id } = await publish(ada);
  const answers = await atOnce(5, () => api('DELETE', `/articles/${id}`, { token: ada.token }));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404, 404]);
});

it('a deleted article comes back as it was, and is there however often that is asked', async () => {
  const ada = await createMember('ada');
  const article = await publish(ada, { kind: 'offer', skill: 'Plumber' });
  const before = await stored('articles');
  await api('DELETE', `/articles/${article.id}`, { token: ada.token });

  const restore = () => api('POST', `/articles/${article.id}/restore`, { token: ada.token });
  const answers = await atOnce(3, restore);
  for (const answer of answers) expectJson(answer, 200, article, 'caller');
  expect(await stored('articles')).toEqual(before);
  expect(await stored('deletedArticles')).toEqual({});
  expectJson(await unchanged(restore), 200, article, 'caller');
});

it('what is kept of a deleted article expires, and comes back no more', async () => {
  let time = Date.UTC(2026, 5, 1);
  const call = await startServer({ now: () => time });
  const ada = await createMember('ada');
  const { id } = await publish(ada);
  await call('DELETE', `/articles/${id}`, { token: ada.token });
  const expireAt = new Date(time + LIMITS.articleUndo.keptMilliseconds).toISOString();
  expect(await stored('deletedArticles')).toMatchObject({ [id]: { uid: ada.uid, expireAt } });

  time += LIMITS.articleUndo.keptMilliseconds;
  const restore = () => call('POST', `/articles/${id}/restore`, { token: ada.token });
  expectNotFound(await unchanged(restore), 'article');
  time -= 1;
  expect((await restore()).status).toBe(200);
});

it('case 14: nobody deletes another’s article or brings it back', async () => {
  const [ada, bob, newcomer] = await Promise.all([createMember('ada'), createMember('bob'), createAccount()]);
  const [up, down] = [await publish(ada), await publish(ada)];
  await api('DELETE', `/articles/${down.id}`, { token: ada.token });

  for (const [method, path] of [
    ['DELETE', `/articles/${up.id}`],
    ['POST', `/articles/${up.id}/restore`],
    ['POST', `/articles/${down.id}/restore`],
  ] as const) {
    for (const token of [bob.token, bob.tokenBefore]) {
      const answer = await unchanged(() => api(method, path, { token }));
      expectProblem(answer, 403, 'not-yours', 'Only your own articles are yours to change.');
    }
    expectUnauthenticated(await unchanged(() => api(method, path)));
    const answer = await unchanged(() => api(method, path, { token: newcomer.token }));
    expectProblem(answer, 403, 'profile-required', 'Create your profile first, then try again.');
  }
});

it.each(['AAAAAAAAAAAAAAAAAAAA', '__x__', '.', 'a%2Fb'])('there is no article %s to delete', async (id) => {
  const { token } = await createMember('ada');
  expectNotFound(await unchanged(() => api('DELETE', `/articles/${id}`, { token })), 'article');
  expectNotFound(await unchanged(() => api('POST', `/articles/${id}/restore`, { token })), 'article');
});
