import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { sessionStore, type Session } from '../../lib/session.ts';
import { ADA, answer, calls, problem, signedInAs, startServer } from '../../testing/profile-app.tsx';
import { NoticeRegion } from '../../ui/notice-region.tsx';
import NotificationsScreen from './notifications-screen.tsx';

vi.mock('../../lib/auth-client.ts', () => ({ getIdToken: () => Promise.resolve('token') }));

const LIST = 'GET /users/me/notifications';
const READ = 'POST /users/me/notifications/read';
const PROFILE = 'PUT /users/ada';
const CREATED = '2026-05-04T12:00:00.000Z';
const told = (kind: string, fields: object = {}) => ({
  id: kind,
  kind,
  actor: 'bo',
  reference: 'r1',
  skill: null,
  createdAt: CREATED,
  read: false,
  ...fields,
});
const page = (notifications: object[], nextCursor: string | null = null) =>
  Response.json({ notifications, nextCursor });
const OWN = { ...ADA, showEmail: false, mutedNotifications: ['mention'] };
const basics = {
  'GET /users/me': () => Response.json(OWN),
  'GET /users/me/notifications/summary': () => Response.json({ version: '1', unread: 1 }),
};

beforeEach(startServer);

function open(session: Session) {
  sessionStore.setState(session, true);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NoticeRegion />
        <NotificationsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const list = () => screen.findByRole('list', { name: 'Notifications' });

it('says what happened in words, leads there, and names what is new', async () => {
  const all = [
    told('review', { skill: 'Plumber' }),
    told('answer', { read: true }),
    told('mention'),
    told('offer', { skill: 'Website Developer' }),
    told('request', { skill: 'Plumber' }),
  ];
  answer({ ...basics, [LIST]: () => page(all) });
  open(signedInAs('ada'));
  const links = within(await list()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['bo reviewed you as Plumber', '/user/ada'],
    ['bo answered your review', '/user/bo'],
    ['bo mentioned you in the room', '/chatapp'],
    ['bo offers what you want: Website Developer', '/articles/r1'],
    ['bo asks for what you teach: Plumber', '/articles/r1'],
  ]);
  expect(within(await list()).getAllByText('New')).toHaveLength(4);
});

it('marks the one that is followed as read', async () => {
  answer({
    ...basics,
    [LIST]: () => page([told('review'), told('answer')]),
    [READ]: () => Response.json({ ids: ['review'], upTo: null }),
  });
  const user = open(signedInAs('ada'));
  await user.click(within(await list()).getByRole('link', { name: /reviewed/ }));
  await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(1));
  expect(calls(READ)).toEqual([[READ, { ids: ['review'] }]]);
});

it('marks all up to the newest as read, and says when that failed', async () => {
  let works = false;
  answer({
    ...basics,
    [LIST]: () => page([told('review'), told('answer')]),
    [READ]: () => (works ? Response.json({ ids: [], upTo: CREATED }) : problem(500, 'internal')),
  });
  const user = open(signedInAs('ada'));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await screen.findByRole('alert');
  expect(screen.getAllByText('New')).toHaveLength(2);
  works = true;
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  expect(calls(READ).at(-1)).toEqual([READ, { upTo: CREATED }]);
});

it('shows more when asked', async () => {
  let asked = 0;
  answer({
    ...basics,
    [LIST]: () => (asked++ === 0 ? page([told('review')], 'c1') : page([told('answer')])),
  });
  const user = open(signedInAs('ada'));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(2));
  expect(calls(`${LIST}?cursor=c1`)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('keeps what somebody wants to be told of, and takes a tick back that was not kept', async () => {
  let works = true;
  answer({
    ...basics,
    [LIST]: () => page([]),
    [PROFILE]: () => (works ? Response.json(ADA) : problem(500, 'internal')),
  });
  const user = open(signedInAs('ada'));
  const box = (name: string) => screen.findByRole('checkbox', { name });
  expect(await box('Mentions in the room')).not.toBeChecked();
  await user.click(await box('Reviews about me'));
  await waitFor(() =>
    expect(calls(PROFILE)).toEqual([[PROFILE, { mutedNotifications: ['review', 'mention'] }]]),
  );
  works = false;
  await user.click(await box('Answers to my reviews'));
  await screen.findByRole('alert');
  expect(await box('Answers to my reviews')).toBeChecked();
  expect(await box('Reviews about me')).not.toBeChecked();
});

it('says that there is nothing, or that it did not arrive, with a way on', async () => {
  let works = false;
  answer({ ...basics, [LIST]: () => (works ? page([]) : problem(500, 'internal')) });
  const user = open(signedInAs('ada'));
  await screen.findByText('Your notifications did not arrive');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to tell you yet' })).toBeInTheDocument();
});

it.each([
  ['a visitor to sign in', { status: 'signedOut' } as const, 'Sign in', '/login?next=%2Fnotifications'],
  ['who has no profile to make one', signedInAs(null), 'Create your profile', '/createYourUser'],
])('asks %s', (_who, session, name, href) => {
  open(session);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
