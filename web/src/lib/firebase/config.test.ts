import { afterEach, expect, it, vi } from 'vitest';
import { firebaseSetup, readFirebaseSetup } from './config.ts';
import { askHostingAhead } from './hosted.ts';

const CONFIG = { projectId: 'knack-town', apiKey: 'k', authDomain: 'knack-town.firebaseapp.com' };

const EMULATORS = `if (typeof firebase === 'undefined') throw new Error('hosting/init-error');
var firebaseConfig = {
  "projectId": "demo-knack"
};
if (firebaseConfig) {
  firebase.initializeApp(firebaseConfig);
  var firebaseEmulators = {
  "auth": {
    "host": "127.0.0.1",
    "port": 9099,
    "hostAndPort": "127.0.0.1:9099"
  },
  "firestore": {
    "host": "127.0.0.1",
    "port": 8080,
    "hostAndPort": "127.0.0.1:8080"
  }
};
  if (firebaseEmulators) {
    console.log("connecting");
  }
}`;

function hosting(files: Record<string, string>) {
  const fetched = vi.fn((address: string) =>
    Promise.resolve(new Response(files[address] ?? 'not here', { status: address in files ? 200 : 404 })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  window.knackHosted = undefined;
  vi.unstubAllGlobals();
});

it('a project of its own is the real one, and nobody looks for emulators', async () => {
  const fetched = hosting({ '/__/firebase/init.json': JSON.stringify(CONFIG) });
  await expect(readFirebaseSetup()).resolves.toEqual({ config: CONFIG, emulators: {} });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('a demo project is found on the emulators, wherever they listen', async () => {
  const config = { ...CONFIG, projectId: 'demo-knack' };
  hosting({
    '/__/firebase/init.json': JSON.stringify(config),
    '/__/firebase/init.js?useEmulator=true': EMULATORS,
  });
  await expect(readFirebaseSetup()).resolves.toEqual({
    config,
    emulators: { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8080' },
  });
});

it('what was asked for ahead is not asked for again, unless it failed', async () => {
  const demo = JSON.stringify({ ...CONFIG, projectId: 'demo-knack' });
  const files = { '/__/firebase/init.json': demo, '/__/firebase/init.js?useEmulator=true': EMULATORS };
  const fetched = hosting(files);
  askHostingAhead();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  await expect(readFirebaseSetup()).resolves.toMatchObject({ emulators: { firestore: '127.0.0.1:8080' } });
  expect(fetched).toHaveBeenCalledTimes(2);

  hosting({});
  askHostingAhead();
  await expect(readFirebaseSetup()).rejects.toThrow('answered with 404');
  hosting(files);
  await expect(readFirebaseSetup()).resolves.toMatchObject({ config: { projectId: 'demo-knack' } });
});

it('asks ahead for the emulators of a demo project alone', async () => {
  const fetched = hosting({ '/__/firebase/init.json': JSON.stringify(CONFIG) });
  askHostingAhead();
  await expect(readFirebaseSetup()).resolves.toEqual({ config: CONFIG, emulators: {} });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('a hosting that does not know its project is an error', async () => {
  hosting({});
  await expect(readFirebaseSetup()).rejects.toThrow('/__/firebase/init.json was answered with 404');
  hosting({ '/__/firebase/init.json': 'null' });
  await expect(readFirebaseSetup()).rejects.toThrow();
});

it('is asked for once, and again after a failure', async () => {
  hosting({});
  await expect(firebaseSetup()).rejects.toThrow();
  const fetched = hosting({ '/__/firebase/init.json': JSON.stringify(CONFIG) });
  const both = await Promise.all([firebaseSetup(), firebaseSetup()]);
  expect(both).toEqual(Array(2).fill({ config: CONFIG, emulators: {} }));
  expect(fetched).toHaveBeenCalledTimes(1);
});
