import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { answer, button, EMPTY, startServer } from '../../../testing/profile-app.tsx';
import { FeedMatchesRoom } from './feed-matches-room.tsx';
import { FeedMatches } from './feed-matches.tsx';

vi.mock('../../../lib/auth-client.ts', () => ({
  getIdToken: () => Promise.resolve('token'),
  getAppToken: () => Promise.resolve(null),
}));

const BO = { ...EMPTY, id: 'bo', username: 'bo' };
const SWAP = { user: BO, teachesYou: ['Tour Guide'], learnsFromYou: ['Plumber'] };
const NONE = { mutual: [], threeWay: [], teachers: [], learners: [] };

beforeEach(() => {
  localStorage.clear();
  startServer();
});

/** Opens the part of the feed; answers what it stands in. */
function open(matches: () => Response | Promise<Response>) {
  answer({ 'GET /users/me/matches': matches });
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <FeedMatches username="ada" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return container;
}
const region = () => screen.findByRole('complementary', { name: 'For you' });

it('keeps its room from the beginning, and stands in it with the best three', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const many = ['bo', 'cy', 'di', 'ed'].map((id) => ({ ...SWAP, user: { ...BO, id, username: id } }));
  open(() => promise);
  expect(await region()).toBeVisible();
  resolve(Response.json({ ...NONE, mutual: many }));
  expect(await screen.findAllByText('You could swap: Plumber for Tour Guide')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Everybody you could ask' })).toHaveAttribute('href', '/members');
});

it('says in a few words what a ring would be', async () => {
  const ring = {
    teacher: BO,
    learner: { ...BO, id: 'cy', username: 'cy' },
    teachesYou: 'Tour Guide',
    between: 'Personal Chef',
    learnsFromYou: 'Plumber',
  };
  open(() => Response.json({ ...NONE, threeWay: [ring] }));
  const row = await screen.findByText('A swap of three: Plumber for Tour Guide');
  expect(row.parentElement).toHaveTextContent(/^bo and cy/);
});

it('stays where there is nobody, and says how that changes', async () => {
  open(() => Response.json(NONE));
  expect(await screen.findByText(/^Nobody to swap with yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'on your profile' })).toHaveAttribute('href', '/user/ada');
});

it('stays where they cannot be read, and asks again', async () => {
  open(() => new Response(null, { status: 404 }));
  const again = await button('Try again');
  answer({ 'GET /users/me/matches': () => Response.json({ ...NONE, mutual: [SWAP] }) });
  await userEvent.setup().click(again);
  expect(await screen.findByText('You could swap: Plumber for Tour Guide')).toBeVisible();
});

it('takes no room any more where it was put away', async () => {
  const first = open(() => Response.json({ ...NONE, mutual: [SWAP] }));
  await userEvent.setup().click(await button('Put away what is for you'));
  expect(first).toBeEmptyDOMElement();
  expect(open(() => Response.json({ ...NONE, mutual: [SWAP] }))).toBeEmptyDOMElement();

  const { container } = render(<FeedMatchesRoom username={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
