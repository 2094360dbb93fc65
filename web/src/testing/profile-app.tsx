import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import ProfileScreen from '../app/screens/profile-screen.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { sessionStore, type Session } from '../lib/session.ts';
import { NoticeRegion } from '../ui/notice-region.tsx';

/** A member with everything on their profile. */
export const ADA = {
  id: 'ada',
  username: 'ada',
  email: 'ada@knack.test',
  img_url: '/avatar.svg',
  bio: 'I mend taps.',
  skills: ['Plumber'],
  interests: ['Tour Guide'],
  rating: { average: 4.5, count: 2 },
  createdAt: '2026-01-01T12:00:00.000Z',
};
/** The same member with nothing on it. */
export const EMPTY = {
  ...ADA,
  email: null,
  bio: '',
  skills: [],
  interests: [],
  rating: { average: null, count: 0 },
};
/** A review about her. */
export const review = (author: string, fields: object = {}) => ({
  id: `ada:${author}`,
  username: author,
  created_about: 'ada',
  title: `Title by ${author}`,
  body: `Body by ${author}`,
  rating: 4,
  createdAt: '2026-05-04T12:00:00.000Z',
  ...fields,
});
/** The last page of a list of reviews. */
export const reviewPage = (...reviews: object[]) => Response.json({ reviews, nextCursor: null });
/** A refusal of the API. */
export const problem = (status: number, code: string) =>
  Response.json({ type: '', title: '', status, detail: '', code, requestId: 'r1' }, { status });

const account = { uid: 'u1', email: 'x@knack.test', displayName: null, photoURL: null };
/** Somebody with this username, without a profile (null), or not known yet (undefined). */
export const signedInAs = (username: string | null | undefined): Session => ({
  status: 'signedIn',
  account,
  username,
  profileFailed: false,
});

/** Stands for the API: what it is asked, as "GET /path?query", and with which body. */
export const server = vi.fn<(call: string, body: unknown) => Response | Promise<Response>>();

/** Puts the server in place of the network; call it before each test. */
export function startServer() {
  server.mockReset();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    return server(`${init?.method ?? 'GET'} ${pathname}${search}`, body);
  });
}

/** Answers each call by its method and path; what is not named is not there. */
export function answer(answers: Record<string, (body: unknown) => Response | Promise<Response>>) {
  server.mockImplementation(
    (call, body) => answers[call.split('?')[0] ?? '']?.(body) ?? problem(404, 'not-found'),
  );
}
/** What the server was asked that begins so. */
export const calls = (start: string) => server.mock.calls.filter(([call]) => call.startsWith(start));

/** Opens a profile as somebody, with a cache of its own. */
export function openProfile(session: Session, address = '/user/ada') {
  sessionStore.setState(session, true);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <NoticeRegion />
        <Routes>
          <Route path="/user/:username" element={<ProfileScreen />} />
          <Route path="/userProfile" element={<ProfileScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
/** A button, as soon as it is there. */
export const button = (name: string) => screen.findByRole('button', { name });
