import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../lib/session.ts';
import { BOB, messages, openRoom, resetRoom } from '../../../testing/room-app.tsx';

beforeEach(resetRoom);

describe('whoever cannot write', () => {
  it.each<[string, Session, string, string]>([
    ['signed out', { status: 'signedOut' }, 'Sign in', '/login?next=%2Fchatapp'],
    ['without a profile', { ...BOB, username: null }, 'Create your profile', '/createYourUser'],
  ])('%s: reads, and is shown the way', async (_who, session, name, address) => {
    await openRoom(session);
    expect(messages()).toHaveLength(2);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('who could not be known: can have it tried again', async () => {
    await openRoom({ status: 'failed' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
