import type { ArticleKind } from '@knack/contract/articles';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { anArticle, articlePage, openBoard } from '../testing/board-app.tsx';
import { answer, button, calls, EMPTY, problem, server, startServer } from '../testing/profile-app.tsx';

vi.mock('../lib/auth-client.ts', () => ({
  getIdToken: () => Promise.resolve('token'),
  getAppToken: () => Promise.resolve(null),
}));

const page = (...names: string[]) =>
  Response.json({ users: names.map((username) => ({ ...EMPTY, id: username, username })), nextCursor: null });
const note = (username: string, kind: ArticleKind, more: object = {}) =>
  anArticle({
    id: `${kind}-${username}`,
    title: `By ${username}`,
    username,
    kind,
    skill: 'Plumber',
    ...more,
  });
const notes = (...articles: ReturnType<typeof note>[]) => articlePage(articles);
const asked = () => [...calls('GET /users?'), ...calls('GET /articles?')].map(([call]) => call);
const region = (name: RegExp) => screen.findByRole('region', { name });
const links = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => {
  localStorage.clear();
  startServer();
  answer({
    'GET /articles': () => notes(),
    'GET /users': () => page(),
    'GET /users/me/blocks': () => Response.json({ blocks: [] }),
  });
});

/** Begins a post of a kind about plumbing, with a title. */
async function write(kind: 'Offer' | 'Request') {
  const user = openBoard();
  await user.click(await button('Add a post'));
  await user.type(await screen.findByLabelText('Title'), 'My tap drips');
  const form = within(screen.getByRole('form', { name: 'New post' }));
  await user.click(form.getByRole('radio', { name: kind }));
  expect(asked()).toEqual([]);
  await user.selectOptions(form.getByRole('combobox', { name: /Skill/ }), 'Plumber');
  return user;
}

it('beside a request stand a few who teach it and a few open offers, with the way to all', async () => {
  answer({
    'GET /users': () => page('bea', 'cem', 'dora', 'eli'),
    'GET /articles': () => notes(...['bea', 'cem', 'dora', 'eli'].map((name) => note(name, 'offer'))),
    'GET /users/me/blocks': () => Response.json({ blocks: [] }),
  });
  await write('Request');
  const beside = await region(/Who could help already/);
  await within(beside).findByText('They teach it: 3');
  await within(beside).findByText('Open offers: 3');
  expect(links(beside)).toEqual([
    ...['/user/bea', '/user/cem', '/user/dora', '/members?teaches=Plumber'],
    ...['/articles/offer-bea', '/articles/offer-cem', '/articles/offer-dora'],
    '/feed?kind=offer&skill=Plumber',
  ]);
});

it('beside an offer stand those who want it and the requests that wait', async () => {
  answer({
    'GET /users': () => page('bea'),
    'GET /articles': () => notes(note('cem', 'request')),
    'GET /users/me/blocks': () => Response.json({ blocks: [] }),
  });
  await write('Offer');
  const beside = await region(/Who waits for it already/);
  await within(beside).findByText('They want it: 1');
  await within(beside).findByText('Requests that wait: 1');
  expect(asked()).toEqual(['GET /users?wants=Plumber', 'GET /articles?kind=request&skill=Plumber']);
  expect(links(beside)).toEqual([
    ...['/user/bea', '/members?wants=Plumber'],
    ...['/articles/request-cem', '/feed?kind=request&skill=Plumber'],
  ]);
});

it('leaves out oneself, who was blocked, and what is settled, and says that nothing is left', async () => {
  const settled = { fulfilledAt: '2026-05-05T12:00:00.000Z' };
  answer({
    'GET /users': () => page('ada', 'bea'),
    'GET /articles': () => notes(note('ada', 'offer'), note('bea', 'offer'), note('cem', 'offer', settled)),
    'GET /users/me/blocks': () =>
      Response.json({ blocks: [{ username: 'bea', createdAt: '2026-05-04T12:00:00.000Z' }] }),
  });
  await write('Request');
  const beside = await region(/Who could help already/);
  expect(await within(beside).findByText('Nobody else says so far that they teach it.')).toBeVisible();
  expect(await within(beside).findByText('No open offers for it right now.')).toBeVisible();
  expect(within(beside).queryAllByRole('link')).toEqual([]);
});

it('does not say that nobody is there while there are more to look through', async () => {
  server.mockImplementation((call) => {
    if (call.startsWith('GET /users?')) return Response.json({ users: [], nextCursor: 'more' });
    return call.startsWith('GET /articles?') ? articlePage([note('ada', 'offer')], 'more') : notes();
  });
  await write('Request');
  const beside = await region(/Who could help already/);
  await within(beside).findByText('Nobody among the newest members.');
  await within(beside).findByText('None among the newest offers.');
  expect(links(beside)).toEqual(['/members?teaches=Plumber', '/feed?kind=offer&skill=Plumber']);
});

it('fails without being in the way, and tries again', async () => {
  server.mockImplementation((call) =>
    call.startsWith('GET /articles') && !call.includes('?') ? notes() : problem(500, 'internal'),
  );
  const user = await write('Request');
  const beside = await region(/Who could help already/);
  const again = await waitFor(() => {
    const buttons = within(beside).getAllByRole('button', { name: 'Try again' });
    expect(buttons).toHaveLength(2);
    return buttons;
  });
  expect(screen.getByLabelText('Title')).toHaveValue('My tap drips');
  expect(screen.queryByRole('alert')).toBeNull();
  server.mockImplementation((call) =>
    call.startsWith('GET /users?') ? page('bea') : notes(note('cem', 'offer')),
  );
  for (const one of again) await user.click(one);
  expect(await within(beside).findByRole('link', { name: 'bea' })).toBeVisible();
  expect(await within(beside).findByRole('link', { name: 'By cem' })).toBeVisible();
});

it('another skill does not show who was found for the one before', async () => {
  server.mockImplementation((call) => {
    if (call.includes('Tour')) return new Promise<Response>(() => {});
    return call.startsWith('GET /users?') ? page('bea') : notes();
  });
  const user = await write('Request');
  const beside = await region(/Who could help already/);
  await within(beside).findByRole('link', { name: 'bea' });
  const form = within(screen.getByRole('form', { name: 'New post' }));
  await user.selectOptions(form.getByRole('combobox', { name: /Skill/ }), 'Tour Guide');
  await waitFor(() => expect(beside).toHaveAccessibleName(/Tour Guide/));
  expect(within(beside).queryByRole('link', { name: 'bea' })).toBeNull();
  for (const status of within(beside).getAllByRole('status')) expect(status).toBeEmptyDOMElement();
});
