import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { alertTexts, currentAddress, renderAt } from '../../../testing/render-at.tsx';
import { useSignIn } from '../use-sign-in.ts';
import { GoogleSignIn } from './google-sign-in.tsx';

const auth = vi.hoisted(() => ({
  googleWindowOrDialog: vi.fn<() => Promise<'window' | 'dialog'>>(),
  signInWithGoogleWindow: vi.fn<() => Promise<void>>(),
  signInWithEmulatedGoogle: vi.fn<(account: { name: string; email: string }) => Promise<void>>(),
}));
vi.mock('../../../lib/auth.ts', () => auth);

const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

function Screen() {
  const navigate = useNavigate();
  return <GoogleSignIn signIn={useSignIn()} onSignedIn={() => navigate('/feed')} />;
}

function open() {
  renderAt('/login', <Screen />);
  return userEvent.setup();
}

const google = () => screen.getByRole('button', { name: 'Sign in with Google' });

beforeEach(() => {
  vi.resetAllMocks();
});

describe('the Google button', () => {
  it('signs in and goes on', async () => {
    auth.googleWindowOrDialog.mockResolvedValue('window');
    auth.signInWithGoogleWindow.mockResolvedValue();
    const user = open();
    await user.click(google());
    await waitFor(() => expect(currentAddress()).toBe('/feed'));
    expect(alertTexts()).toEqual([]);
  });

  it.each([
    ['auth/popup-closed-by-user', ['The Google window was closed before you were signed in.']],
    [
      'auth/popup-blocked',
      ['Your browser blocked the Google window. Allow pop-ups for this site and try again.'],
    ],
    ['auth/internal-error', []],
  ])('case 90: failing with %s says so, then why: %j; and can be tried again', async (code, why) => {
    auth.googleWindowOrDialog.mockResolvedValue('window');
    auth.signInWithGoogleWindow.mockRejectedValue(refusal(code));
    const user = open();
    await user.click(google());
    await waitFor(() => expect(alertTexts()).toEqual(['Error when signing in', ...why]));
    expect(google()).not.toHaveAttribute('aria-busy');
  });

  it('out of reach says so as well', async () => {
    auth.googleWindowOrDialog.mockRejectedValue(new TypeError('Failed to fetch'));
    const user = open();
    await user.click(google());
    await waitFor(() => expect(alertTexts()).toContain('Error when signing in'));
    expect(alertTexts()[1]).toBe(
      'The sign-in service cannot be reached. Check your connection and try again.',
    );
  });
});

describe('the dialog that stands for Google’s window', () => {
  const openDialog = async () => {
    auth.googleWindowOrDialog.mockResolvedValue('dialog');
    const user = open();
    await user.click(google());
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Sign in with Google' })) };
  };

  it('signs in with the name and e-mail given, and offers that account the next time', async () => {
    auth.signInWithEmulatedGoogle.mockResolvedValue();
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Name'), ' Mia Hart ');
    await user.type(dialog.getByLabelText('Email'), 'mia@google.test');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(currentAddress()).toBe('/feed'));
    const mia = { name: 'Mia Hart', email: 'mia@google.test' };
    expect(auth.signInWithEmulatedGoogle.mock.calls).toEqual([[mia]]);
    expect(JSON.parse(localStorage.getItem('knack.emulated-google-accounts') ?? '')).toEqual([mia]);
  });

  it('signs in with an account used before', async () => {
    const ben = { name: 'Ben', email: 'ben@google.test' };
    localStorage.setItem(
      'knack.emulated-google-accounts',
      JSON.stringify([ben, { name: 'Eva', email: 'eva@google.test' }]),
    );
    auth.signInWithEmulatedGoogle.mockResolvedValue();
    const { user, dialog } = await openDialog();
    expect(within(dialog.getByRole('list')).getAllByRole('button')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Ben ben@google.test' }));
    await waitFor(() => expect(currentAddress()).toBe('/feed'));
    expect(auth.signInWithEmulatedGoogle).toHaveBeenCalledWith(ben);
  });

  it.each(['oops', '[{"name":1}]', '{}'])('offers nobody when %s is stored', async (stored) => {
    localStorage.setItem('knack.emulated-google-accounts', stored);
    const { dialog } = await openDialog();
    expect(dialog.queryByRole('list')).not.toBeInTheDocument();
  });

  it('asks for what is missing', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    expect(dialog.getByLabelText('Name')).toBeInvalid();
    await user.type(dialog.getByLabelText('Name'), 'Mia');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(dialog.getByLabelText('Email')).toHaveFocus();
    expect(dialog.getByLabelText('Email')).toBeInvalid();
    expect(auth.signInWithEmulatedGoogle).not.toHaveBeenCalled();
  });

  it('closed without an account says what the closed window would, and can be opened again', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(alertTexts()).toEqual([
        'Error when signing in',
        'The Google window was closed before you were signed in.',
      ]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(google());
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('keeps what was typed when signing in fails', async () => {
    auth.signInWithEmulatedGoogle.mockRejectedValue(refusal('auth/internal-error'));
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Name'), 'Mia');
    await user.type(dialog.getByLabelText('Email'), 'mia@google.test');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(alertTexts()).toEqual(['Error when signing in']));
    await user.click(google());
    expect(await screen.findByLabelText('Name')).toHaveValue('Mia');
    expect(localStorage.getItem('knack.emulated-google-accounts')).toBeNull();
  });
});
