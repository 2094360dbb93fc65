import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { portsFrom } from './ports.ts';
import { allowConnections, suiteConfig, type FirebaseConfig } from './suite-config.ts';

const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
const files = {
  public: 'copy/public',
  functions: 'copy/functions',
  rules: 'copy/rules',
  indexes: 'copy/indexes',
};

test('the emulators are added to what the policy lets the app connect to, and to nothing else', () => {
  const policy = "default-src 'self'; connect-src 'self' https://example.org; object-src 'none'";
  expect(allowConnections(policy, ['http://127.0.0.1:1', 'http://127.0.0.1:2'])).toBe(
    "default-src 'self'; connect-src 'self' https://example.org http://127.0.0.1:1 http://127.0.0.1:2; object-src 'none'",
  );
});

test("the suite's policy differs from the deployed one by its auth and Firestore emulators alone", () => {
  const [everywhere] = suiteConfig(config, portsFrom(8400), files, { ui: false }).hosting.headers;
  const [deployed] = config.hosting.headers;
  const origins = ['http://127.0.0.1:8403', 'http://127.0.0.1:8402'];
  expect(everywhere).toEqual({
    ...deployed,
    headers: deployed?.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? allowConnections(value, origins) : value,
    })),
  });
});

test('the suite serves the files it was given, on its own ports, on this computer only', () => {
  const suite = suiteConfig(config, portsFrom(8400), files, { ui: false });
  expect(suite.hosting.public).toBe('copy/public');
  expect(suite.functions.map(({ source }) => source)).toEqual(['copy/functions']);
  expect(suite.firestore).toMatchObject({ rules: 'copy/rules', indexes: 'copy/indexes' });
  expect(suite.emulators).toMatchObject({
    hosting: { host: '127.0.0.1', port: 8400 },
    firestore: { host: '127.0.0.1', port: 8402, websocketPort: 8407 },
    ui: { enabled: false },
  });
});

test('rewrites and all other headers are the deployed ones', () => {
  const { headers, ...hosting } = suiteConfig(config, portsFrom(8400), files, { ui: false }).hosting;
  expect(hosting).toEqual({ ...config.hosting, public: 'copy/public', headers: undefined });
  expect(headers.slice(1)).toEqual(config.hosting.headers.slice(1));
});
