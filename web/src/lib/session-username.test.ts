import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BEN,
  MIA,
  get,
  provider,
  report,
  resetProvider,
  startApp,
  stopApps,
  storeElsewhere,
} from '../testing/session-app.ts';
import type { Account } from './account.ts';
import { ApiError } from './api-error.ts';

/** Everything that was answered has been taken in. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(resetProvider);
afterEach(stopApps);

describe('the username', () => {
  async function signIn(account = MIA) {
    const app = await startApp();
    await app.followAuth();
    report(account);
    return app;
  }

  it('comes from the API, is stored, and the token is renewed because it does not hold it yet', async () => {
    get.mockResolvedValue({ username: 'mia' });
    const named = { ...MIA, displayName: 'mia' };
    provider.renewAccount.mockResolvedValue(named);
    const { session } = await signIn();
    await vi.waitFor(() =>
      expect(session()).toEqual({
        status: 'signedIn',
        account: named,
        username: 'mia',
        profileFailed: false,
      }),
    );
    expect(get.mock.calls[0]?.[0]).toBe('/users/me');
    expect(provider.renewAccount).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('user')).toBe('mia');
    expect(localStorage.getItem('knack.signed-in')).toBe('yes');
  });

  it('is known from the token before the API answers, and the token is not renewed', async () => {
    provider.usernameClaim.mockResolvedValue('mia');
    let answer = (_: unknown) => {};
    get.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { session } = await signIn();
    await vi.waitFor(() => expect(session()).toMatchObject({ username: 'mia' }));
    expect(localStorage.getItem('user')).toBeNull();
    answer({ username: 'mia' });
    await vi.waitFor(() => expect(localStorage.getItem('user')).toBe('mia'));
    expect(provider.renewAccount).not.toHaveBeenCalled();
  });

  it('is null without a profile, and what was stored by somebody else goes', async () => {
    localStorage.setItem('user', 'eva');
    const { session } = await signIn();
    await vi.waitFor(() => expect(session()).toMatchObject({ status: 'signedIn', username: null }));
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('of a newcomer need not be asked for', async () => {
    const { session, followAuth } = await startApp();
    await followAuth();
    report(MIA, { isNew: true });
    await vi.waitFor(() => expect(session()).toMatchObject({ status: 'signedIn', username: null }));
    expect(get).not.toHaveBeenCalled();
  });

  it('of a newcomer who made a profile here is asked for when the token does not hold it', async () => {
    localStorage.setItem('user', 'mia');
    get.mockResolvedValue({ username: 'mia' });
    const { session, followAuth } = await startApp();
    await followAuth();
    report(MIA, { isNew: true });
    await vi.waitFor(() => expect(session()).toMatchObject({ username: 'mia' }));
  });

  it('case 92: that somebody wrote into local storage is never that of the session', async () => {
    localStorage.setItem('knack.signed-in', 'yes');
    localStorage.setItem('user', 'admin-eva');
    get.mockRejectedValue(new ApiError('timeout'));
    const { session } = await signIn();
    await vi.waitFor(() => expect(session()).toMatchObject({ profileFailed: true }));
    expect(session()).toMatchObject({ username: undefined });
  });

  it('stays the one of the token when the API cannot be asked', async () => {
    provider.usernameClaim.mockResolvedValue('mia');
    get.mockRejectedValue(new ApiError('timeout'));
    const { session } = await signIn();
    await vi.waitFor(() => expect(get).toHaveBeenCalled());
    expect(session()).toMatchObject({ username: 'mia', profileFailed: false });
  });

  it('that could not be read is read again when the network is back', async () => {
    get.mockRejectedValueOnce(new ApiError('timeout')).mockResolvedValue({ username: 'mia' });
    const { session } = await signIn();
    await vi.waitFor(() => expect(session()).toMatchObject({ profileFailed: true }));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(session()).toMatchObject({ username: 'mia', profileFailed: false }));
  });

  it('stays that of a profile just created when an earlier reading says that there is none', async () => {
    let refuse = (_: Error) => {};
    get.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    const { session, profileCreated } = await signIn();
    const { ApiError: Current } = await import('./api-error.ts');
    await vi.waitFor(() => expect(get).toHaveBeenCalled());
    await profileCreated('mia');
    refuse(new Current('not-found', { status: 404 }));
    await nextTurn();
    expect(session()).toMatchObject({ username: 'mia' });
    expect(localStorage.getItem('user')).toBe('mia');
  });

  it('of somebody who has left meanwhile is not taken for that of the next', async () => {
    get.mockResolvedValueOnce({ username: 'mia' });
    let renewMia = (_: Account) => {};
    provider.renewAccount.mockReturnValueOnce(new Promise((resolve) => (renewMia = resolve)));
    const { session } = await signIn();
    await vi.waitFor(() => expect(provider.renewAccount).toHaveBeenCalled());
    report(BEN);
    await vi.waitFor(() => expect(session()).toMatchObject({ account: BEN, username: null }));
    renewMia(MIA);
    await nextTurn();
    expect(session()).toMatchObject({ account: BEN, username: null });
  });

  it('of a profile just created is not given to whoever signs in before its token is renewed', async () => {
    const { session, profileCreated } = await signIn();
    await vi.waitFor(() => expect(session()).toMatchObject({ username: null }));
    let renewMia = (_: Account) => {};
    provider.renewAccount.mockReturnValueOnce(new Promise((resolve) => (renewMia = resolve)));
    const created = profileCreated('mia');
    report(null);
    report(BEN);
    await vi.waitFor(() => expect(session()).toMatchObject({ account: BEN, username: null }));
    renewMia(MIA);
    await created;
    expect(session()).toMatchObject({ account: BEN, username: null });
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('of a profile just created is there at once, with a token that holds it', async () => {
    const { session, profileCreated } = await signIn();
    await vi.waitFor(() => expect(session()).toMatchObject({ username: null }));
    await profileCreated('mia');
    expect(session()).toMatchObject({ status: 'signedIn', username: 'mia' });
    expect(provider.renewAccount).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('user')).toBe('mia');
  });

  it('of a profile just created is there even if the token could not be renewed', async () => {
    const { session, profileCreated } = await signIn();
    await vi.waitFor(() => expect(session()).toMatchObject({ username: null }));
    provider.renewAccount.mockRejectedValue(new Error('auth/network-request-failed'));
    await profileCreated('mia');
    expect(session()).toMatchObject({ account: MIA, username: 'mia' });
  });

  it('of a profile created in another tab is read when that tab stores it', async () => {
    const { session } = await signIn();
    await vi.waitFor(() => expect(session()).toMatchObject({ username: null }));
    get.mockResolvedValue({ username: 'mia' });
    storeElsewhere('user', 'whatever-was-written');
    await vi.waitFor(() => expect(session()).toMatchObject({ username: 'mia' }));
  });
});
