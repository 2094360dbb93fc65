import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore, type Session, type SignedIn } from '../../lib/session.ts';
import { alertTexts, currentAddress, renderAt } from '../../testing/render-at.tsx';
import LoginScreen from './login-screen.tsx';

const auth = vi.hoisted(() => ({
  preloadAuth: vi.fn(),
  signInWithEmail: vi.fn<(email: string, password: string) => Promise<void>>(),
  googleWindowOrDialog: vi.fn<() => Promise<'window' | 'dialog'>>(),
  signInWithGoogleWindow: vi.fn<() => Promise<void>>(),
}));
vi.mock('../../lib/auth.ts', () => auth);

const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

const account = { uid: 'u-mia', email: 'mia@knack.test', displayName: null, photoURL: null };
const signedIn = (username: SignedIn['username']): SignedIn => ({
  status: 'signedIn',
  account,
  username,
  profileFailed: false,
});
const become = (session: Session) => sessionStore.setState(session, true);

function open(address = '/login') {
  renderAt(address, <LoginScreen />);
  return userEvent.setup();
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Submit' });
const google = () => screen.getByRole('button', { name: 'Sign in with Google' });

async function fill(user: UserEvent) {
  await user.type(email(), 'mia@knack.test');
  await user.type(password(), 'correct-horse');
  await user.click(submit());
}

beforeEach(() => {
  vi.resetAllMocks();
  become({ status: 'signedOut' });
});

describe('login', () => {
  it('fetches the sign-in code when the screen opens', () => {
    open();
    expect(auth.preloadAuth).toHaveBeenCalled();
  });

  it('by e-mail says so and leads to the feed, with what was typed as it was typed', async () => {
    auth.signInWithEmail.mockResolvedValue();
    const user = open();
    await fill(user);
    await waitFor(() => expect(currentAddress()).toBe('/feed'));
    expect(auth.signInWithEmail.mock.calls).toEqual([['mia@knack.test', 'correct-horse']]);
    expect(alertTexts()).toEqual(['Successfully Logged In']);
  });

  it('leads back to where it was asked for', async () => {
    auth.signInWithEmail.mockResolvedValue();
    const user = open('/login?next=%2Fchatapp%3Fmention%3Dben');
    await fill(user);
    await waitFor(() => expect(currentAddress()).toBe('/chatapp?mention=ben'));
  });

  it.each(['//evil.example', 'javascript:alert(1)'])(
    'case 93: leads to the feed in place of %s',
    async (next) => {
      auth.signInWithEmail.mockResolvedValue();
      const user = open(`/login?${new URLSearchParams({ next })}`);
      await fill(user);
      await waitFor(() => expect(currentAddress()).toBe('/feed'));
    },
  );

  it('sends even what cannot be right: the provider judges', async () => {
    auth.signInWithEmail.mockRejectedValue(refusal('auth/invalid-email'));
    const user = open();
    await user.type(email(), 'mia');
    await user.click(submit());
    expect(auth.signInWithEmail).toHaveBeenCalledWith('mia', '');
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Invalid email'));
  });

  it.each([
    ['auth/invalid-email', 'Email', 'Invalid email'],
    ['auth/user-not-found', 'Email', 'No account with that email was found'],
    ['auth/wrong-password', 'Password', 'Incorrect password'],
  ])(
    'refused with %s says so beside the field, which has the focus, and in an alert',
    async (code, field, text) => {
      auth.signInWithEmail.mockRejectedValue(refusal(code));
      const user = open();
      await fill(user);
      await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(text);
      expect(screen.getByLabelText(field)).toBeInvalid();
      expect(alertTexts()).toEqual([`Firebase: Error (${code}).`]);
      expect(email()).toHaveValue('mia@knack.test');
      expect(password()).toHaveValue('correct-horse');
      expect(currentAddress()).toBe('/login');
    },
  );

  it('refused for any other reason says so before the button, where the focus goes, and in an alert', async () => {
    auth.signInWithEmail.mockRejectedValue(refusal('auth/invalid-credential'));
    const user = open();
    await fill(user);
    const text = await screen.findByText('Email or password was incorrect');
    expect(document.activeElement).toContainElement(text);
    expect(alertTexts()).toEqual(['Firebase: Error (auth/invalid-credential).']);
  });

  it('that reached nobody reads as any other failure, with the reason beside it', async () => {
    auth.signInWithEmail.mockRejectedValue(refusal('auth/network-request-failed'));
    const user = open();
    await fill(user);
    const text = await screen.findByText('Email or password was incorrect');
    expect(document.activeElement).toContainElement(text);
    expect(document.activeElement).toHaveTextContent('The sign-in service cannot be reached.');
    expect(alertTexts()).toEqual(['Firebase: Error (auth/network-request-failed).']);
  });

  it('works at the second attempt, without what was said about the first', async () => {
    auth.signInWithEmail
      .mockRejectedValueOnce(refusal('auth/wrong-password'))
      .mockReturnValue(new Promise(() => {}));
    const user = open();
    await fill(user);
    await screen.findByText('Incorrect password');
    await user.click(submit());
    expect(screen.queryByText('Incorrect password')).not.toBeInTheDocument();
    expect(alertTexts()).toEqual([]);
  });

  it('is busy while it lasts, and cannot be sent twice', async () => {
    auth.signInWithEmail.mockReturnValue(new Promise(() => {}));
    const user = open();
    await fill(user);
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    await user.click(submit());
    await user.type(password(), '{Enter}');
    await user.click(google());
    expect(auth.signInWithEmail).toHaveBeenCalledTimes(1);
    expect(auth.googleWindowOrDialog).not.toHaveBeenCalled();
  });

  it('keeps the form until the screen is left, although the session has begun', async () => {
    auth.signInWithEmail.mockImplementation(() => {
      become(signedIn(undefined));
      return new Promise(() => {});
    });
    const user = open();
    await fill(user);
    expect(submit()).toHaveAttribute('aria-busy', 'true');
  });

  it('shows a password on request', async () => {
    const user = open();
    await user.type(password(), 'secret');
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue('secret');
  });

  it('offers no form while it is not known whether one is needed', () => {
    become({ status: 'loading' });
    open();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  });

  it.each([
    ['mia', 'See your page', '/user/mia'],
    [null, 'Create your profile', '/createYourUser'],
  ])('shows somebody signed in as %s the ways on', (username, link, path) => {
    become(signedIn(username));
    open();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See what is on the board' })).toHaveAttribute('href', '/feed');
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', path);
  });
});
