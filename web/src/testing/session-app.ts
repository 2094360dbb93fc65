import { vi } from 'vitest';
import type { Account, EmulatedGoogleAccount } from '../lib/account.ts';

export const MIA: Account = { uid: 'u-mia', email: 'mia@knack.test', displayName: null, photoURL: null };
export const BEN: Account = { ...MIA, uid: 'u-ben', email: 'ben@knack.test' };

type Changed = (account: Account | null, isNew: boolean) => void;

/** Stands for `lib/firebase/auth.ts`: the provider's library as the session sees it. */
export const provider = {
  openAuth: vi.fn<() => Promise<void>>(),
  watchAccount: vi.fn<(changed: Changed, failed: (error: Error) => void) => void>(),
  usernameClaim: vi.fn<() => Promise<string | null>>(),
  renewAccount: vi.fn<() => Promise<Account | null>>(),
  getIdToken: vi.fn<(renewed: boolean) => Promise<string | null>>(),
  isEmulated: vi.fn<() => boolean>(),
  register: vi.fn<(email: string, password: string) => Promise<void>>(),
  signIn: vi.fn<(email: string, password: string) => Promise<void>>(),
  signInWithGoogleWindow: vi.fn<() => Promise<void>>(),
  signInWithEmulatedGoogle: vi.fn<(account: EmulatedGoogleAccount) => Promise<void>>(),
  signOut: vi.fn<() => Promise<void>>(),
};

/** Stands for the API's GET. */
export const get = vi.fn<(path: string) => Promise<unknown>>();

const stops: (() => void)[] = [];

/** Nobody has a profile, and the provider works; call it before each test, and `stopApps` after. */
export function resetProvider(): void {
  vi.resetAllMocks();
  provider.openAuth.mockResolvedValue();
  provider.usernameClaim.mockResolvedValue(null);
  provider.renewAccount.mockResolvedValue(MIA);
  get.mockImplementation(async () => {
    const { ApiError } = await import('../lib/api-error.ts');
    throw new ApiError('not-found', { status: 404 });
  });
}

/** The app starts: its modules are fresh, as after a reload, and what is stored is what was stored. */
export async function startApp() {
  vi.resetModules();
  vi.doMock('../lib/firebase/auth.ts', () => provider);
  vi.doMock('../lib/http-client.ts', () => ({ get }));
  const { sessionStore, rememberedUsername } = await import('../lib/session.ts');
  const { startSession } = await import('../lib/session-start.ts');
  const watch = await import('../lib/session-watch.ts');
  const auth = await import('../lib/auth.ts');
  const { getIdToken } = await import('../lib/auth-client.ts');
  const { queryClient } = await import('../lib/query-client.ts');
  stops.push(startSession());
  return {
    ...watch,
    ...auth,
    getIdToken,
    queryClient,
    rememberedUsername,
    session: () => sessionStore.getState(),
  };
}

/** The started apps listen to the window no more. */
export function stopApps(): void {
  for (const stop of stops.splice(0)) stop();
}

/** What the provider's library reports about who is signed in. */
export function report(account: Account | null, { isNew = false } = {}): void {
  provider.watchAccount.mock.lastCall?.[0](account, isNew);
}

/** Another tab stores a text, or removes it. */
export function storeElsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}
