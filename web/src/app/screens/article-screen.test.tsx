import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { anArticle, articlePage, openBoard, place } from '../../testing/board-app.tsx';
import { answer, button, calls, problem, startServer } from '../../testing/profile-app.tsx';
import { noteRead } from '../../lib/first-read.ts';
import { alertTexts } from '../../testing/render-at.tsx';

vi.mock('../../lib/auth-client.ts', () => ({
  getIdToken: () => Promise.resolve('token'),
  getAppToken: () => Promise.resolve(null),
}));

vi.mock('../../lib/first-read.ts', { spy: true });

const article = anArticle();
const there = {
  'GET /articles/a1': () => Response.json(article),
  'GET /articles': () => articlePage([article]),
};

beforeEach(() => {
  localStorage.clear();
  startServer();
});

it('stands as a placeholder until it has come', async () => {
  const { promise: coming, resolve: come } = Promise.withResolvers<Response>();
  answer({ 'GET /articles/a1': () => coming });
  openBoard('/articles/a1');
  expect(screen.getByText('Loading...')).toBeVisible();
  come(Response.json(article));
  expect(await screen.findByText(article.body)).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
});

describe('that the page came with', () => {
  const comesWith = (text: string, path = '/articles/a1') => {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = 'drawn-answer';
    element.dataset['path'] = path;
    element.textContent = text;
    document.head.append(element);
    onTestFinished(() => element.remove());
  };

  it('is there at once and is not asked for', () => {
    comesWith(JSON.stringify(article));
    openBoard('/articles/a1');
    expect(screen.getByText(article.body)).toBeVisible();
    expect(calls('GET')).toEqual([]);
    // Who is looking is found out after the first answer.
    expect(noteRead).toHaveBeenCalledOnce();
  });

  it.each([
    ['another', JSON.stringify(anArticle({ id: 'a2', body: 'Another.' })), '/articles/a2'],
    ['no article', '{"id":"a1"}', '/articles/a1'],
  ])('is %s: this one is asked for', async (_, text, path) => {
    comesWith(text, path);
    answer(there);
    openBoard('/articles/a1');
    expect(await screen.findByText(article.body)).toBeVisible();
    expect(screen.queryByText('Another.')).toBeNull();
  });

  it('counts once: what is known later is newer', async () => {
    comesWith(JSON.stringify(article));
    openBoard('/articles/a1');
    cleanup();
    answer({ ...there, 'GET /articles/a1': () => problem(404, 'not-found') });
    openBoard('/articles/a1');
    expect(await screen.findByRole('heading', { name: 'This note has been taken down' })).toBeVisible();
    expect(screen.queryByText(article.body)).toBeNull();
  });
});

it('only its author can do something with an article', async () => {
  answer({ 'GET /articles/a1': () => Response.json(anArticle({ username: 'bob' })) });
  openBoard('/articles/a1');
  expect(await screen.findByRole('link', { name: 'Chat to bob' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Your post' })).toBeNull();
});

it('is marked as fulfilled and opened again', async () => {
  answer({
    ...there,
    'PUT /articles/a1': (body) => {
      const { fulfilled } = body as { fulfilled: boolean };
      return Response.json(anArticle({ fulfilledAt: fulfilled ? article.createdAt : null }));
    },
  });
  const user = openBoard('/articles/a1');
  await user.click(await button('Mark as fulfilled'));
  expect(await screen.findByText('Fulfilled')).toBeVisible();
  await user.click(await button('Open again'));
  await waitFor(() => expect(screen.queryByText('Fulfilled')).toBeNull());
  expect(calls('PUT').map(([, body]) => body)).toEqual([{ fulfilled: true }, { fulfilled: false }]);
});

it('is edited; the draft outlives a failure, and goes when it is saved', async () => {
  answer({ ...there, 'PUT /articles/a1': () => problem(503, 'unavailable') });
  const user = openBoard('/articles/a1');
  await user.click(await button('Edit'));
  expect(await screen.findByLabelText('Title')).toHaveFocus();
  await user.type(screen.getByLabelText('Title'), ', again');
  await user.click(screen.getByRole('radio', { name: 'Offer' }));
  await user.click(await button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(localStorage.getItem('knack.draft.article.ada.a1')).toContain('Sums for grown-ups, again');

  const changed = anArticle({ title: 'Sums for grown-ups, again', kind: 'offer' });
  answer({ ...there, 'PUT /articles/a1': () => Response.json(changed) });
  await user.click(await button('Save'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sums for grown-ups, again');
  expect(await button('Edit')).toHaveFocus();
  expect(localStorage.getItem('knack.draft.article.ada.a1')).toBeNull();
  const { title, topic, body, kind, skill } = changed;
  expect(calls('PUT').at(-1)?.[1]).toEqual({ title, topic, body, kind, skill });
});

it('that has been deleted meanwhile says so while it is edited, and keeps what was written', async () => {
  answer({ ...there, 'PUT /articles/a1': () => problem(404, 'not-found') });
  const user = openBoard('/articles/a1');
  await user.click(await button('Edit'));
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(await button('Save'));
  expect(await screen.findByText('This is not here any more.')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Sums for grown-ups!');
});

it('is deleted at once, and comes back when that is undone', async () => {
  const gone = {
    'GET /articles': () => articlePage([]),
    'DELETE /articles/a1': () => new Response(null, { status: 204 }),
  };
  answer({ ...there, ...gone });
  const user = openBoard('/articles/a1');
  await user.click(await button('Delete'));
  expect(place()).toBe('/feed');
  await waitFor(() => expect(calls('DELETE')).toHaveLength(1));
  expect(screen.queryByRole('article')).toBeNull();

  answer({ ...there, 'POST /articles/a1/restore': () => Response.json(article) });
  await user.click(await button('Undo'));
  expect(await screen.findByRole('link', { name: article.title })).toBeVisible();
  expect(alertTexts()).toEqual([`“${article.title}” is back on the board.`]);
});

it('comes back to a board that is still on its way, from before', async () => {
  const { promise: coming, resolve: come } = Promise.withResolvers<Response>();
  answer({
    ...there,
    'GET /articles': () => coming,
    'DELETE /articles/a1': () => new Response(null, { status: 204 }),
    'POST /articles/a1/restore': () => Response.json(article),
  });
  const user = openBoard('/articles/a1');
  await user.click(await button('Delete'));
  await waitFor(() => expect(calls('GET /articles').at(-1)?.[0]).not.toContain('/a1'));
  answer({ ...there, 'POST /articles/a1/restore': () => Response.json(article) });
  await user.click(await button('Undo'));
  await waitFor(() => expect(alertTexts()).toEqual([`“${article.title}” is back on the board.`]));
  come(articlePage([]));
  expect(await screen.findByRole('link', { name: article.title })).toBeVisible();
});

it('is gone from a board that was read just before', async () => {
  const { promise: deleting, resolve: deleted } = Promise.withResolvers<Response>();
  answer({ ...there, 'DELETE /articles/a1': () => deleting });
  const user = openBoard('/articles/a1');
  await user.click(await button('Delete'));
  expect(await screen.findByRole('link', { name: article.title })).toBeVisible();
  deleted(new Response(null, { status: 204 }));
  await waitFor(() => expect(screen.queryByRole('link', { name: article.title })).toBeNull());
});

it('comes back by itself where the server did not delete it', async () => {
  answer({ ...there, 'DELETE /articles/a1': () => problem(503, 'unavailable') });
  const user = openBoard('/articles/a1');
  await user.click(await button('Delete'));
  await waitFor(() => expect(alertTexts().join()).toContain('could not be deleted.'));
  expect(await screen.findByRole('link', { name: article.title })).toBeVisible();
});

it('that comes back too late says so', async () => {
  answer({
    'GET /articles/a1': there['GET /articles/a1'],
    'GET /articles': () => articlePage([]),
    'DELETE /articles/a1': () => new Response(null, { status: 204 }),
  });
  const user = openBoard('/articles/a1');
  await user.click(await button('Delete'));
  await user.click(await button('Undo'));
  await waitFor(() => expect(alertTexts()).toEqual(['It is too late to bring it back.']));
});
