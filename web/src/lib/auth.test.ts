import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MIA, get, provider, report, resetProvider, startApp, stopApps } from '../testing/session-app.ts';

beforeEach(resetProvider);
afterEach(stopApps);

const TYPED = ['mia@knack.test', 'correct-horse'] as const;
const BO = { name: 'Bo', email: 'bo@google.test' };

describe('each way of signing in', () => {
  it.each([
    ['registering', 'registerWithEmail', 'register', TYPED],
    ['e-mail', 'signInWithEmail', 'signIn', TYPED],
    ['Google’s window', 'signInWithGoogleWindow', 'signInWithGoogleWindow', []],
    ['the emulator’s dialog', 'signInWithEmulatedGoogle', 'signInWithEmulatedGoogle', [BO]],
  ] as const)('by %s ends when the session has begun', async (_, act, asked, args) => {
    const app = await startApp();
    provider[asked].mockResolvedValue();
    let ended = false;
    const signingIn = (app[act] as (...args: readonly unknown[]) => Promise<void>)(...args).then(() => {
      ended = true;
    });
    await vi.waitFor(() => expect(provider[asked]).toHaveBeenCalledWith(...args));
    expect(ended).toBe(false);
    report(MIA);
    await signingIn;
    expect(app.session()).toMatchObject({ status: 'signedIn', account: MIA });
  });

  it('passes on what the provider says', async () => {
    const { signInWithEmail, session } = await startApp();
    const refusal = Object.assign(new Error('no'), { code: 'auth/wrong-password' });
    provider.signIn.mockRejectedValue(refusal);
    await expect(signInWithEmail(...TYPED)).rejects.toBe(refusal);
    expect(session()).toEqual({ status: 'signedOut' });
  });
});

describe('the sign-in code', () => {
  it('is opened once, whoever asks for it', async () => {
    const { preloadAuth, googleWindowOrDialog, getIdToken } = await startApp();
    preloadAuth();
    provider.isEmulated.mockReturnValue(true);
    provider.getIdToken.mockResolvedValue('token');
    await expect(googleWindowOrDialog()).resolves.toBe('dialog');
    await expect(getIdToken(true)).resolves.toBe('token');
    expect(provider.getIdToken).toHaveBeenCalledWith(true);
    expect(provider.openAuth).toHaveBeenCalledTimes(1);
    expect(provider.watchAccount).toHaveBeenCalledTimes(1);
  });

  it('that cannot be fetched ahead is fetched again when it is needed', async () => {
    const { preloadAuth, googleWindowOrDialog, session } = await startApp();
    provider.openAuth.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    preloadAuth();
    await vi.waitFor(() => expect(provider.openAuth).toHaveBeenCalledTimes(1));
    expect(session()).toEqual({ status: 'signedOut' });
    provider.isEmulated.mockReturnValue(false);
    await expect(googleWindowOrDialog()).resolves.toBe('window');
  });
});

describe('the known username', () => {
  it.each([
    ['the member’s', () => Promise.resolve({ username: 'mia' }), 'mia'],
    ['undefined when it cannot be read', () => Promise.reject(new TypeError('no')), undefined],
  ])('is %s', async (_, answer, username) => {
    const { followAuth, knownUsername } = await startApp();
    await followAuth();
    get.mockImplementation(answer);
    report(MIA);
    await expect(knownUsername()).resolves.toBe(username);
  });

  it('is null for somebody without a profile', async () => {
    const { followAuth, knownUsername } = await startApp();
    await followAuth();
    report(MIA);
    await expect(knownUsername()).resolves.toBeNull();
  });
});

it('signing out ends when the session has ended', async () => {
  const { followAuth, signOut, session } = await startApp();
  await followAuth();
  report(MIA);
  provider.signOut.mockImplementation(() => {
    report(null);
    return Promise.resolve();
  });
  await signOut();
  expect(session()).toEqual({ status: 'signedOut' });
});
