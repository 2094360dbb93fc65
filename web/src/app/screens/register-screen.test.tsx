import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../lib/session.ts';
import { alertTexts, currentAddress, renderAt } from '../../testing/render-at.tsx';
import RegisterScreen from './register-screen.tsx';

const auth = vi.hoisted(() => ({
  preloadAuth: vi.fn(),
  registerWithEmail: vi.fn<(email: string, password: string) => Promise<void>>(),
  googleWindowOrDialog: vi.fn<() => Promise<'window' | 'dialog'>>(),
  signInWithGoogleWindow: vi.fn<() => Promise<void>>(),
  knownUsername: vi.fn<() => Promise<string | null | undefined>>(),
}));
vi.mock('../../lib/auth.ts', () => auth);

const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

function open() {
  renderAt('/register', <RegisterScreen />);
  return userEvent.setup();
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const google = () => screen.getByRole('button', { name: 'Sign in with Google' });

async function fill(user: UserEvent) {
  await user.type(email(), 'mia@knack.test');
  await user.type(password(), 'correct-horse');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

beforeEach(() => {
  vi.resetAllMocks();
  sessionStore.setState({ status: 'signedOut' }, true);
});

describe('register', () => {
  it('by e-mail leads to the profile form', async () => {
    auth.registerWithEmail.mockResolvedValue();
    const user = open();
    await fill(user);
    await waitFor(() => expect(currentAddress()).toBe('/createYourUser'));
    expect(auth.registerWithEmail.mock.calls).toEqual([['mia@knack.test', 'correct-horse']]);
    expect(alertTexts()).toEqual([]);
  });

  it('refused shows the provider’s message in an alert and keeps what was typed', async () => {
    auth.registerWithEmail.mockRejectedValue(refusal('auth/email-already-in-use'));
    const user = open();
    await fill(user);
    await waitFor(() => expect(alertTexts()).toEqual(['Firebase: Error (auth/email-already-in-use).']));
    expect(email()).toHaveFocus();
    expect(password()).toHaveValue('correct-horse');
  });

  it.each([
    [null, '/createYourUser'],
    [undefined, '/createYourUser'],
    ['mia', '/feed'],
  ])('with the Google account of somebody whose username is %s leads to %s', async (username, path) => {
    auth.googleWindowOrDialog.mockResolvedValue('window');
    auth.signInWithGoogleWindow.mockResolvedValue();
    auth.knownUsername.mockResolvedValue(username);
    const user = open();
    await user.click(google());
    await waitFor(() => expect(currentAddress()).toBe(path));
  });
});
