import { beforeEach, expect, it, vi } from 'vitest';

const { environment, initializeApp, startAppCheck } = vi.hoisted(() => ({
  environment: {
    firebaseConfig: { projectId: 'knack', apiKey: 'k' },
    appCheckSiteKey: null as string | null,
  },
  initializeApp: vi.fn(() => 'app'),
  startAppCheck: vi.fn(),
}));
vi.mock('firebase/app', () => ({ initializeApp }));
vi.mock('./app-check.ts', () => ({ startAppCheck }));
vi.mock('../../config/environment.ts', async (original) => ({ ...(await original<object>()), environment }));

beforeEach(() => {
  vi.resetModules();
  startAppCheck.mockClear();
});

it('the app vouches for itself before anything else is opened, where a site key is built in', async () => {
  environment.appCheckSiteKey = 'site-key';
  const { openFirebaseApp } = await import('./app.ts');
  await openFirebaseApp();
  expect(startAppCheck.mock.calls).toEqual([['app', 'site-key']]);
});

it('the app does not vouch for itself without a site key', async () => {
  environment.appCheckSiteKey = null;
  const { openFirebaseApp } = await import('./app.ts');
  await openFirebaseApp();
  expect(startAppCheck).not.toHaveBeenCalled();
});
