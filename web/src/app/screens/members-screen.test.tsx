import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { sessionStore, type Session } from '../../lib/session.ts';
import { ADA, answer, button, EMPTY, problem, signedInAs, startServer } from '../../testing/profile-app.tsx';
import MembersScreen from './members-screen.tsx';

vi.mock('../../lib/auth-client.ts', () => ({
  getIdToken: () => Promise.resolve('token'),
  getAppToken: () => Promise.resolve(null),
}));

const BO = { ...EMPTY, id: 'bo', username: 'bo', skills: ['Tour Guide'], interests: ['Plumber'] };
const swap = { user: BO, teachesYou: ['Tour Guide'], learnsFromYou: ['Plumber'] };
const MATCHES = { mutual: [swap], threeWay: [], teachers: [], learners: [] };
const basics = {
  'GET /users': () => Response.json({ users: [BO], nextCursor: null }),
  'GET /users/me': () => Response.json({ ...ADA, showEmail: true, mutedNotifications: [] }),
  'GET /users/me/blocks': () => Response.json({ blocks: [] }),
};

beforeEach(startServer);

function open(session: Session, address = '/members') {
  sessionStore.setState(session, true);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <MembersScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const everybody = () => screen.queryByRole('heading', { name: 'Everybody' });

it('everybody comes when the matches above have come, and stays where it is', async () => {
  let found = (_: Response) => {};
  const matches = new Promise<Response>((resolve) => (found = resolve));
  answer({ ...basics, 'GET /users/me/matches': () => matches });
  open(signedInAs('ada'));
  expect(await screen.findByRole('heading', { name: 'For you' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  expect(everybody()).toBeNull();
  found(Response.json(MATCHES));
  expect(await screen.findByRole('heading', { name: 'Everybody' })).toBeVisible();
  const forYou = within(screen.getByRole('region', { name: 'For you' }));
  expect(forYou.getByText('Plumber for Tour Guide')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'bo' })).toBeVisible();
});

it('matches that cannot be read hold nobody up', async () => {
  answer({ ...basics, 'GET /users/me/matches': () => problem(500, 'internal') });
  open(signedInAs('ada'));
  expect(await screen.findByRole('heading', { level: 3, name: 'bo' })).toBeVisible();
  expect(await button('Try again')).toBeVisible();
});

it.each<[string, Session]>([
  ['a visitor', { status: 'signedOut' }],
  ['somebody of whom that cannot be found out', { status: 'failed' }],
  ['somebody without a profile', signedInAs(null)],
])('%s sees everybody, and nothing is said to be for them', async (_who, session) => {
  answer(basics);
  open(session);
  expect(await screen.findByRole('heading', { level: 3, name: 'bo' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'For you' })).toBeNull();
  expect(screen.queryByText(/swap:/)).toBeNull();
});

it('whom a member has blocked is not among everybody', async () => {
  const eve = { ...BO, id: 'eve', username: 'eve' };
  answer({
    ...basics,
    'GET /users': () => Response.json({ users: [eve, BO], nextCursor: null }),
    'GET /users/me/matches': () => Response.json(MATCHES),
    'GET /users/me/blocks': () =>
      Response.json({ blocks: [{ username: 'eve', createdAt: '2026-05-04T12:00:00.000Z' }] }),
  });
  open(signedInAs('ada'));
  expect(await screen.findByRole('heading', { level: 3, name: 'bo' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'eve' })).toBeNull());
});

it('until it is known who looks, the room above is kept', () => {
  answer(basics);
  open({ status: 'loading' });
  expect(screen.getByRole('heading', { name: 'For you' })).toBeVisible();
  expect(everybody()).toBeNull();
});
