import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { sessionStore, type Session } from '../lib/session.ts';
import { WayOn } from './way-on.tsx';

const account = { uid: 'u1', email: 'ada@knack.example', displayName: 'ada', photoURL: null };

const show = (session: Session) => {
  sessionStore.setState(session, true);
  render(
    <MemoryRouter>
      <WayOn />
    </MemoryRouter>,
  );
};

it('leads a member to the board', () => {
  show({ status: 'signedIn', account, username: 'ada', profileFailed: false });
  expect(screen.getByRole('link', { name: 'To the board' })).toHaveAttribute('href', '/feed');
});

it.each(['signedOut', 'failed'] as const)('leads past the guard whom it would turn away (%s)', (status) => {
  show({ status });
  expect(screen.getByRole('link', { name: 'To the front page' })).toHaveAttribute('href', '/');
});
