import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILT_FRAMES, BUILT_PAGES } from '../../web/src/config/built-pages.ts';
import { ROOT } from '../paths.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

// What the Firebase CLI itself asks before it deploys.
const require = createRequire(import.meta.url);
const { getValidator } = require('firebase-tools/lib/firebaseConfigValidate') as {
  getValidator: () => ((config: unknown) => boolean) & { errors?: unknown };
};
const { FirestoreApi } = require('firebase-tools/lib/firestore/api') as {
  FirestoreApi: new () => { validateSpec(spec: unknown): void };
};

const firebase = read('firebase.json') as {
  hosting: {
    public: string;
    rewrites: {
      source: string;
      destination?: string;
      function?: { functionId: string; region: string };
    }[];
  };
  functions: { source: string; runtime: string }[];
  firestore: { rules: string; indexes: string; location: string };
};
const indexes = read(firebase.firestore.indexes) as { indexes: object[] };

describe('firebase.json', () => {
  test('is what the CLI takes, and nothing else passes for it', () => {
    const validate = getValidator();
    expect([validate(firebase), validate.errors]).toEqual([true, null]);
    expect(validate({ ...firebase, hostings: {} })).toBe(false);
    expect(validate({ ...firebase, firestore: { ...firebase.firestore, rules: 7 } })).toBe(false);
  });

  test('names files that are there', () => {
    const files = [firebase.firestore.rules, firebase.firestore.indexes, firebase.functions[0]?.source ?? ''];
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('answers the addresses of the screens that the build draws with their files, and all others with the app', () => {
    const { '/': start, ...others } = BUILT_PAGES;
    // What Hosting answers `/` with, whatever the rewrites say.
    expect(start).toBe('index.html');
    const rewrites = firebase.hosting.rewrites.flatMap(({ source, destination }) =>
      destination === undefined ? [] : [[source, destination]],
    );
    expect(rewrites).toEqual([
      ...Object.entries({ ...others, ...BUILT_FRAMES }).map(([address, file]) => [address, `/${file}`]),
      ['**', '/app.html'],
    ]);
  });

  test('rewrites to a function that is there, in its region, on the runtime that package.json names', async () => {
    const { api } = (await import('../../functions/src/index.ts')) as unknown as {
      api: { __endpoint: { region: string[] } };
    };
    const targets = firebase.hosting.rewrites.flatMap((rewrite) => rewrite.function ?? []);
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) {
      expect(target).toEqual({ functionId: 'api', region: api.__endpoint.region[0] });
    }
    const { engines } = read('functions/package.json') as { engines: { node: string } };
    expect(firebase.functions.map(({ runtime }) => runtime)).toEqual([`nodejs${engines.node}`]);
    expect(firebase.firestore.location).toBe(api.__endpoint.region[0]);
  });
});

test('the indexes are what the CLI takes', () => {
  const api = new FirestoreApi();
  expect(() => api.validateSpec(indexes)).not.toThrow();
  const [first] = indexes.indexes;
  const broken = { ...indexes, indexes: [{ ...first, queryScope: 'NOWHERE' }] };
  expect(() => api.validateSpec(broken)).toThrow('queryScope');
});
