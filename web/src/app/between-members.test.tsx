import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../lib/session.ts';
import {
  ADA,
  answer,
  calls,
  openProfile,
  problem,
  signedInAs,
  startServer,
} from '../testing/profile-app.tsx';

vi.mock('../lib/auth-client.ts', () => ({ getIdToken: () => Promise.resolve('token') }));

const BO = { ...ADA, id: 'bo', username: 'bo', showEmail: true, skills: [], interests: [] };
const NONE = { mutual: [], threeWay: [], teachers: [], learners: [] };
const ring = {
  teacher: { ...ADA, email: null },
  learner: { ...ADA, id: 'cy', username: 'cy', email: null },
  teachesYou: 'Plumber',
  between: 'Tour Guide',
  learnsFromYou: 'Personal Chef',
};

beforeEach(() => {
  localStorage.clear();
  startServer();
});
afterEach(() => localStorage.clear());

/** Opens the profile of ada, who teaches plumbing and wants tours, as bo. */
function open(own: object, matches: object = NONE) {
  answer({
    'GET /users/username/ada': () => Response.json(ADA),
    'GET /users/me': () => Response.json({ ...BO, ...own }),
    'GET /users/me/matches': () => Response.json(matches),
  });
  openProfile(signedInAs('bo'));
}

it.each([
  [
    { skills: ['Tour Guide'], interests: ['Plumber'] },
    'You could swap: Tour Guide for Plumber',
    'You help as Tour Guide, ada helps as Plumber.',
  ],
  [{ interests: ['Plumber'] }, 'Teaches what you want: Plumber', 'Ask what would be welcome in return.'],
  [{ skills: ['Tour Guide'] }, 'Wants what you teach: Tour Guide', 'Offer a hand, and see what comes back.'],
  [{}, 'Nothing to swap yet', /^Ask all the same, or say more of what you teach and want on your profile\.$/],
])('says of two members what they could do for each other: %o', async (own, reason, more) => {
  open(own);
  const said = await screen.findByText(reason);
  expect(said.nextElementSibling).toHaveTextContent(more);
  expect(screen.getByRole('link', { name: 'Ask ada' })).toHaveAttribute('href', '/chatapp?mention=ada');
});

it('says how the two could swap with a third', async () => {
  open({ skills: ['Personal Chef'] }, { ...NONE, threeWay: [ring] });
  const said = await screen.findByText('You could swap as three');
  expect(said.nextElementSibling).toHaveTextContent(
    'ada helps you as Plumber, you help cy as Personal Chef, and cy helps ada as Tour Guide.',
  );
});

it('says nothing of swaps before it has been looked for them', async () => {
  const { promise: looking, resolve: found } = Promise.withResolvers<Response>();
  answer({
    'GET /users/username/ada': () => Response.json(ADA),
    'GET /users/me': () => Response.json(BO),
    'GET /users/me/matches': () => looking,
  });
  openProfile(signedInAs('bo'));
  await vi.waitFor(() => expect(calls('GET /users/me/matches')).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Ask ada' })).toBeVisible();
  expect(screen.queryByText('Nothing to swap yet')).toBeNull();
  found(Response.json(NONE));
  expect(await screen.findByText('Nothing to swap yet')).toBeVisible();
});

it('of somebody whom one has blocked says that alone, and the way back', async () => {
  const blocks = [{ username: 'ada', createdAt: ADA.createdAt }];
  answer({
    'GET /users/username/ada': () => Response.json(ADA),
    'GET /users/me': () => Response.json(BO),
    'GET /users/me/blocks': () => Response.json({ blocks }),
    'GET /users/me/matches': () => Response.json(NONE),
  });
  openProfile(signedInAs('bo'));
  expect(await screen.findByText('You blocked', { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unblock' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ask ada' })).toBeNull();
});

it('is there before it is known who is looking, for whoever was here last, and not for a visitor', async () => {
  localStorage.setItem('user', 'bob');
  answer({
    'GET /users/username/ada': () => Response.json(ADA),
    'GET /users/me': () => new Promise(() => {}),
  });
  openProfile({ status: 'loading' });
  expect(await screen.findByRole('link', { name: 'Ask ada' })).toBeVisible();
  sessionStore.setState({ status: 'signedOut' }, true);
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Ask ada' })).toBeNull());
});

it('stays where it cannot be read who is looking', async () => {
  answer({
    'GET /users/username/ada': () => Response.json(ADA),
    'GET /users/me': () => problem(503, 'unavailable'),
  });
  openProfile(signedInAs('bo'));
  await screen.findByRole('link', { name: 'Ask ada' });
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/try again/i));
  expect(screen.getByRole('link', { name: 'Ask ada' })).toBeVisible();
});
