import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { sessionStore, type Session } from '../lib/session.ts';
import { NoticeRegion } from '../ui/notice-region.tsx';
import { RouteGuard } from './route-guard.tsx';

const MEMBER: Session = {
  status: 'signedIn',
  account: { uid: 'u1', email: 'ada@knack.example', displayName: 'ada', photoURL: null },
  username: 'ada',
  profileFailed: false,
};

const become = (session: Session) => sessionStore.setState(session, true);

beforeEach(() => become({ status: 'signedOut' }));

function visitFeed() {
  render(
    <MemoryRouter initialEntries={['/feed']}>
      <NoticeRegion />
      <Routes>
        <Route path="/" element={<p>home</p>} />
        <Route
          path="/feed"
          element={
            <RouteGuard>
              <p>feed</p>
            </RouteGuard>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
}

it('lets the signed-in through', () => {
  become(MEMBER);
  visitFeed();
  expect(screen.getByText('feed')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it("sends the signed-out home with “You don't have access!”", () => {
  visitFeed();
  expect(screen.getByText('home')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/^You don't have access!$/);
});

it('says that the check failed when it did, and goes home', () => {
  become({ status: 'failed' });
  visitFeed();
  expect(screen.getByText('home')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/^An error occurred while checking authentication\.$/);
});

it('shows what is public to somebody who was signed in before, and turns nobody away before that is checked', () => {
  become({ status: 'loading' });
  visitFeed();
  expect(screen.getByText('feed')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => become({ status: 'signedOut' }));
  expect(screen.getByText('home')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent("You don't have access!");
});

it('turns away whoever is signed out while looking', () => {
  become(MEMBER);
  visitFeed();
  act(() => become({ status: 'signedOut' }));
  expect(screen.getByText('home')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent("You don't have access!");
});
