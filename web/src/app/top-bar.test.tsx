import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { signOut } from '../lib/auth.ts';
import { get } from '../lib/http-client.ts';
import { sessionStore, type Session } from '../lib/session.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { NoticeRegion } from '../ui/notice-region.tsx';
import { RouteGuard } from './route-guard.tsx';
import { TopBar } from './top-bar.tsx';

vi.mock('../lib/auth.ts', () => ({ signOut: vi.fn() }));
vi.mock('../lib/http-client.ts', () => ({ get: vi.fn() }));

const become = (session: Session) => sessionStore.setState(session, true);

function signIn(username: string | null | undefined) {
  const account = { uid: 'u1', email: 'ada@knack.example', displayName: 'ada', photoURL: null };
  become({ status: 'signedIn', account, username, profileFailed: false });
}

beforeEach(() => {
  vi.mocked(signOut).mockReset();
  vi.mocked(get).mockResolvedValue({ version: '1', unread: 0 });
  become({ status: 'signedOut' });
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function show(address = '/chatapp') {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <TopBar />
        <NoticeRegion />
        <Address />
        <Routes>
          <Route
            path="/feed"
            element={
              <RouteGuard>
                <p>feed</p>
              </RouteGuard>
            }
          />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const names = () =>
  screen.getAllByRole('link').map((link) => link.textContent || link.getAttribute('aria-label'));

it('offers Login and Register to the signed-out, and the way home by the logo', () => {
  show();
  expect(screen.getByRole('link', { name: /Knack/ })).toHaveAttribute('href', '/');
  expect(names().slice(1)).toEqual(['Chat', 'Members', 'Login', 'Register']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers Feed, Profile and Sign out to the signed-in', () => {
  signIn('ada');
  show();
  expect(names().slice(1)).toEqual(['Chat', 'Members', 'Feed', 'Profile', 'Notifications']);
  expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/feed');
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/user/ada');
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
});

it('counts on the bell what a member has not read', async () => {
  vi.mocked(get).mockResolvedValue({ version: '1', unread: 3 });
  signIn('ada');
  show();
  const bell = await screen.findByRole('link', { name: 'Notifications, 3 unread' });
  expect(bell).toHaveAttribute('href', '/notifications');
});

it('asks for no count for somebody without a profile, and keeps the place of the bell', () => {
  vi.mocked(get).mockClear();
  signIn(null);
  show();
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeInTheDocument();
  expect(get).not.toHaveBeenCalled();
});

it('leads somebody without a profile to making one', () => {
  signIn(null);
  show();
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/createYourUser');
});

it('leads to the remembered profile while the username is being read', () => {
  localStorage.setItem('user', 'ada');
  signIn(undefined);
  show();
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/user/ada');
});

it('marks the present place', () => {
  show('/chatapp');
  expect(screen.getByRole('link', { name: 'Chat' })).toHaveAttribute('aria-current', 'page');
});

it.each(['/user/ada', '/userProfile'])('marks one’s own profile at %s', (address) => {
  signIn('ada');
  show(address);
  const [profile, feed] = ['Profile', 'Feed'].map((name) => screen.getByRole('link', { name }));
  expect(profile).toHaveAttribute('aria-current', 'page');
  expect(feed).not.toHaveAttribute('aria-current');
});

it('does not mark it on somebody else’s', () => {
  signIn('ada');
  show('/user/bo');
  expect(screen.getByRole('link', { name: 'Profile' })).not.toHaveAttribute('aria-current');
});

it('signs out at home, where no guard complains', async () => {
  signIn('ada');
  vi.mocked(signOut).mockImplementation(() => {
    become({ status: 'signedOut' });
    return Promise.resolve();
  });
  show('/feed');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says when signing out did not work', async () => {
  signIn('ada');
  vi.mocked(signOut).mockRejectedValue(new Error('no network'));
  show('/feed');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You could not be signed out. Try again.');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Sign out' })).not.toHaveAttribute('aria-busy'),
  );
});
