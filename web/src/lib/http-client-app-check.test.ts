import * as v from 'valibot';
import { beforeEach, expect, it, vi, type Mock } from 'vitest';
import { get, put } from './http-client.ts';

const { getAppToken, environment } = vi.hoisted(() => ({
  getAppToken: vi.fn<() => Promise<string>>(),
  environment: { apiBaseUrl: '', appCheckSiteKey: null as string | null },
}));
vi.mock('./auth-client.ts', () => ({ getIdToken: () => Promise.resolve('token'), getAppToken }));
vi.mock('../config/environment.ts', () => ({ environment }));

const thing = v.object({});
let fetched: Mock<typeof fetch>;
const sent = () => Object.fromEntries(new Headers(fetched.mock.calls[0]?.[1]?.headers));

beforeEach(() => {
  fetched = vi.fn<typeof fetch>().mockImplementation(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', fetched);
  getAppToken.mockReset().mockResolvedValue('genuine');
  environment.appCheckSiteKey = 'site-key';
});

it('the app vouches for itself with what it changes and with own data', async () => {
  await put('/things/1', thing, {});
  expect(sent()).toMatchObject({ 'x-firebase-appcheck': 'genuine', authorization: 'Bearer token' });
});

it('the app does not for what everybody may read, so that no screen waits for it', async () => {
  await get('/things', thing);
  expect(sent()).toEqual({ accept: 'application/json' });
  expect(getAppToken).not.toHaveBeenCalled();
});

it('without a site key nothing of it is loaded or sent', async () => {
  environment.appCheckSiteKey = null;
  await put('/things/1', thing, {});
  expect(sent()).not.toHaveProperty('x-firebase-appcheck');
  expect(getAppToken).not.toHaveBeenCalled();
});

it('where the app cannot vouch for itself, that is said and nothing is sent', async () => {
  getAppToken.mockRejectedValue(new Error('recaptcha is blocked'));
  await expect(put('/things/1', thing, {})).rejects.toMatchObject({ code: 'app-not-verified' });
  expect(fetched).not.toHaveBeenCalled();
});
