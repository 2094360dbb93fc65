import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../lib/storage.ts';
import { database, resetRoom } from '../../../testing/room-app.tsx';

const signIn = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  resetRoom();
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock('../../../lib/firebase/messages.ts', () => database);
  vi.doMock('../../../lib/firebase/firestore.ts', () => ({ redial: () => Promise.resolve() }));
  vi.doMock('../../../lib/firebase/config.ts', () => ({ firebaseSetup: () => Promise.resolve() }));
  vi.doMock('../../../lib/auth-client.ts', () => ({ loadAuthClient: signIn }));
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const load = () => import('./room.ts');
const asked = () => vi.waitFor(() => expect(database.watchNewest).toHaveBeenCalledOnce());

it('a page that is opened at the room asks for it before the screen is there, and no longer than it may need', async () => {
  const stopped = vi.fn();
  database.watchNewest.mockResolvedValue(stopped);
  history.replaceState(null, '', '/chatapp');
  await load();
  await asked();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(stopped).toHaveBeenCalledOnce();
});

it('a page elsewhere, which fetches the code ahead, asks for nothing', async () => {
  history.replaceState(null, '', '/feed');
  await load();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(database.watchNewest).not.toHaveBeenCalled();
});

it('whoever was signed in is known before the room is asked, and reads it also when that fails', async () => {
  localStorage.setItem(STORAGE_KEYS.signedIn, 'yes');
  const known = Promise.withResolvers<unknown>();
  signIn.mockReturnValue(known.promise);
  history.replaceState(null, '', '/chatapp');
  await load();
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(database.watchNewest).not.toHaveBeenCalled();
  known.reject(new Error('no network'));
  await asked();
});
