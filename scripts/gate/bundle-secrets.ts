import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What must not be in files that everybody may read. A web app's API key and project id are public and may. */
const SECRETS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a service account', /"type"\s*:\s*"service_account"|"private_key(_id)?"\s*:|\.iam\.gserviceaccount\.com/],
  ['a token of an account', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]*/],
  ['an access token of Google', /\bya29\.[\w-]{20,}|\b1\/\/0[\w-]{30,}|\bGOCSPX-[\w-]{20,}/],
  [
    'a token of a service',
    /\b(gh[pousr]_\w{36}|github_pat_\w{22,}|xox[abprs]-[\w-]{10,}|AKIA[0-9A-Z]{16}|npm_\w{36})\b/,
  ],
  ['a source map', /\/[/*]# sourceMappingURL=/],
  [
    'the address of an emulator',
    /\b(127\.0\.0\.1|localhost|\[::1\]):\d{2,5}\b|FIRE(STORE|BASE_AUTH)_EMULATOR_HOST/,
  ],
  ['a password in an address', /\bhttps?:\/\/[^\s/:@"'`]+:[^\s/:@"'`]+@/],
  ['a path of the machine that built it', /(?<![\w.])\/(home|Users|root)\/[\w.-]+\/[\w.-]+/],
];

const PLACES = new Set(['.map', '.env', '.pem', '.key', '.p12']);

/** What of `folder`, which is about to be public, must not be: one line for each file and kind, with no secret in it. */
export function findSecrets(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const shown = relative(folder, path);
    const ending = name.slice(name.lastIndexOf('.'));
    const unwanted = PLACES.has(ending) ? [`${shown}: a file of this kind is not for everybody`] : [];
    const text = readFileSync(path, 'latin1');
    const found = SECRETS.filter(([, pattern]) => pattern.test(text));
    return [...unwanted, ...found.map(([what]) => `${shown}: ${what}`)];
  });
}
