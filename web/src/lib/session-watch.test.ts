import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MIA,
  get,
  provider,
  report,
  resetProvider,
  startApp,
  stopApps,
  storeElsewhere,
} from '../testing/session-app.ts';

beforeEach(resetProvider);
afterEach(stopApps);

describe('at the start', () => {
  it('nobody is here at once where nobody was, and the sign-in code is not loaded', async () => {
    const { session } = await startApp();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(provider.openAuth).not.toHaveBeenCalled();
  });

  it('somebody who was here is checked, and found', async () => {
    localStorage.setItem('knack.signed-in', 'yes');
    const { session } = await startApp();
    expect(session()).toEqual({ status: 'loading' });
    await vi.waitFor(() => expect(provider.watchAccount).toHaveBeenCalled());
    report(MIA);
    expect(session()).toEqual({
      status: 'signedIn',
      account: MIA,
      username: undefined,
      profileFailed: false,
    });
    await vi.waitFor(() => expect(session()).toMatchObject({ username: null }));
  });

  it('a hint without a session is dropped with the username', async () => {
    localStorage.setItem('knack.signed-in', 'yes');
    localStorage.setItem('user', 'mia');
    const { session } = await startApp();
    await vi.waitFor(() => expect(provider.watchAccount).toHaveBeenCalled());
    report(null);
    expect(session()).toEqual({ status: 'signedOut' });
    expect(localStorage).toHaveLength(0);
  });

  it('a check that cannot be made has failed, and is made again when asked', async () => {
    localStorage.setItem('knack.signed-in', 'yes');
    provider.openAuth.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { session, retrySession } = await startApp();
    await vi.waitFor(() => expect(session()).toEqual({ status: 'failed' }));
    retrySession();
    expect(session()).toEqual({ status: 'loading' });
    await vi.waitFor(() => expect(provider.watchAccount).toHaveBeenCalled());
    report(MIA);
    expect(session()).toMatchObject({ status: 'signedIn', account: MIA });
  });

  it('a check that the provider breaks off has failed', async () => {
    localStorage.setItem('knack.signed-in', 'yes');
    const { session } = await startApp();
    await vi.waitFor(() => expect(provider.watchAccount).toHaveBeenCalled());
    provider.watchAccount.mock.lastCall?.[1](new Error('storage is broken'));
    expect(session()).toEqual({ status: 'failed' });
  });
});

describe('signing out', () => {
  it('removes the username, the hint and what only that person may see', async () => {
    get.mockResolvedValue({ username: 'mia' });
    const { session, followAuth, queryClient } = await startApp();
    await followAuth();
    report(MIA);
    await vi.waitFor(() => expect(session()).toMatchObject({ username: 'mia' }));
    queryClient.setQueryData(['articles'], 'public');
    expect(queryClient.getQueryData(['own', 'user'])).toEqual({ username: 'mia' });
    report(null);
    expect(session()).toEqual({ status: 'signedOut' });
    expect(localStorage).toHaveLength(0);
    expect(queryClient.getQueryData(['own', 'user'])).toBeUndefined();
    expect(queryClient.getQueryData(['articles'])).toBe('public');
  });
});

describe('in another tab', () => {
  it('signing in is noticed by a tab that has not loaded the sign-in code', async () => {
    const { session } = await startApp();
    storeElsewhere('knack.signed-in', 'yes');
    expect(session()).toEqual({ status: 'loading' });
    await vi.waitFor(() => expect(provider.watchAccount).toHaveBeenCalled());
    report(MIA);
    expect(session()).toMatchObject({ status: 'signedIn', account: MIA });
  });

  it('signing out is noticed by a tab that could not load the sign-in code', async () => {
    localStorage.setItem('knack.signed-in', 'yes');
    provider.openAuth.mockRejectedValue(new TypeError('Failed to fetch'));
    const { session } = await startApp();
    await vi.waitFor(() => expect(session()).toEqual({ status: 'failed' }));
    storeElsewhere('knack.signed-in', null);
    expect(session()).toEqual({ status: 'signedOut' });
  });

  it('what happens is left to the sign-in code once it is loaded', async () => {
    const { session, followAuth } = await startApp();
    await followAuth();
    report(MIA);
    storeElsewhere('knack.signed-in', null);
    expect(session()).toMatchObject({ status: 'signedIn' });
    report(null);
    expect(session()).toEqual({ status: 'signedOut' });
  });
});

describe('the remembered username', () => {
  it.each([
    ['Mia', 'mia'],
    ['<b>', null],
    ['../../x', null],
  ])('%s is painted as %s', async (stored, painted) => {
    localStorage.setItem('user', stored);
    const { rememberedUsername } = await startApp();
    expect(rememberedUsername()).toBe(painted);
  });
});
