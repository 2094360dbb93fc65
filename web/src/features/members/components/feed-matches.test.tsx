import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { answer, button, EMPTY, startServer } from '../../../testing/profile-app.tsx';
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

/** Opens the part of the feed; answers what stands where the matches come. */
function open(matches: object) {
  answer({ 'GET /users/me/matches': () => Response.json(matches) });
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <FeedMatches username="ada" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return container;
}
const room = (container: HTMLElement) => container.querySelector<HTMLElement>('[aria-hidden]');

it('keeps as much room while they are read as they took the last time', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(212);
  const first = open({ ...NONE, mutual: [SWAP] });
  expect(first).toBeEmptyDOMElement();
  expect(await screen.findByText('You could swap: Plumber for Tour Guide')).toBeVisible();
  const second = open({ ...NONE, mutual: [SWAP] });
  expect(room(second)?.style.height).toBe('212px');
});

it('keeps no room where there were none, or where they were put away', async () => {
  const first = open(NONE);
  await vi.waitFor(() => expect(first).toBeEmptyDOMElement());
  expect(open(NONE)).toBeEmptyDOMElement();

  localStorage.clear();
  open({ ...NONE, mutual: [SWAP] });
  await userEvent.setup().click(await button('Put away what is for you'));
  expect(open({ ...NONE, mutual: [SWAP] })).toBeEmptyDOMElement();
});
