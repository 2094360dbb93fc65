import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSecrets } from './bundle-secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'knack-bundle-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);

test.each([
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----\\nMIIE'],
  ['a service account', 'const a={"type": "service_account"}'],
  ['a service account', 'firebase-adminsdk@knack.iam.gserviceaccount.com'],
  ['a token of an account', `t="eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.c"`],
  ['an access token of Google', `ya29.${'x'.repeat(30)}`],
  ['a token of a service', `ghp_${'a'.repeat(36)}`],
  ['a source map', '//# sourceMappingURL=app.js.map'],
  ['the address of an emulator', 'fetch("http://127.0.0.1:9099")'],
  ['the address of an emulator', 'process.env.FIRESTORE_EMULATOR_HOST'],
  ['a password in an address', 'https://ada:secret@knack.example'],
  ['a path of the machine that built it', '"/home/ada/knack/web"'],
])('%s is found in the bundle: %s', (what, text) => {
  put('assets/app.js', `let a=1;${text}`);
  expect(findSecrets(folder)).toEqual([`assets/app.js: ${what}`]);
});

test('a file that is for nobody is found by its name', () => {
  put('assets/app.js.map', '{}');
  put('.env', 'A=1');
  expect(findSecrets(folder).sort()).toEqual([
    '.env: a file of this kind is not for everybody',
    'assets/app.js.map: a file of this kind is not for everybody',
  ]);
});

test('what a web app may say of its project is no secret', () => {
  put(
    'assets/app.js',
    'initializeApp({apiKey:"AIzaSyA-public",projectId:"knack",authDomain:"knack.firebaseapp.com"})',
  );
  put('index.html', '<script type="module" src="/assets/app.js"></script>');
  expect(findSecrets(folder)).toEqual([]);
});
