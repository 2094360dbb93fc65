import { ESLint } from 'eslint';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import tseslint from 'typescript-eslint';
import { boundaryRules } from '../eslint.boundaries.ts';

// A tree with a file in every kind of place: the rules look at where an imported file really is.
const root = realpathSync(mkdtempSync(join(tmpdir(), 'knack-boundaries-')));
const tree = [
  'contract/src/text.ts',
  'contract/src/users.ts',
  'functions/src/articles/articles.repository.ts',
  'functions/src/articles/articles.routes.ts',
  'functions/src/articles/publish-article.ts',
  'functions/src/http/authentication.ts',
  'functions/src/http/create-app.ts',
  'functions/src/platform/firestore.ts',
  'functions/src/users/users.repository.ts',
  'web/src/app/app.test.tsx',
  'web/src/app/app.tsx',
  'web/src/config/paths.ts',
  'web/src/features/articles/components/card.tsx',
  'web/src/features/articles/hooks.ts',
  'web/src/features/auth/login-form.tsx',
  'web/src/lib/firebase/auth.ts',
  'web/src/lib/http-client.ts',
  'web/src/lib/session.ts',
  'web/src/ui/button.tsx',
];

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: tseslint.parser } },
    { ...boundaryRules, settings: { ...boundaryRules.settings, 'boundaries/root-path': root } },
  ],
});

beforeAll(() => {
  for (const file of tree) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

async function refusals(file: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import '${source}';\n`, { filePath: join(root, file) });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

const refused = ['boundaries/dependencies'];

describe('the import boundaries', () => {
  it.each([
    ['the contract', 'contract/src/users.ts', '../../web/src/config/paths.ts'],
    ['a use case, firebase-admin', 'functions/src/articles/publish-article.ts', 'firebase-admin/firestore'],
    ['the HTTP layer, firebase-admin', 'functions/src/http/create-app.ts', 'firebase-admin/auth'],
    ['another resource', 'functions/src/articles/publish-article.ts', '../users/users.repository.ts'],
    ['a route, its repository', 'functions/src/articles/articles.routes.ts', './articles.repository.ts'],
    ['a use case, the HTTP layer', 'functions/src/articles/publish-article.ts', '../http/create-app.ts'],
    ['the platform, a resource', 'functions/src/platform/firestore.ts', '../articles/articles.repository.ts'],
    [
      'functions, the web app',
      'functions/src/articles/publish-article.ts',
      '../../../web/src/config/paths.ts',
    ],
    ['another feature', 'web/src/features/articles/hooks.ts', '../auth/login-form.tsx'],
    ['a feature, the app', 'web/src/features/articles/hooks.ts', '../../app/app.tsx'],
    ['a feature, the firebase SDK', 'web/src/features/chat/hooks.ts', 'firebase/firestore'],
    ['the app, the firebase SDK', 'web/src/app/app.tsx', 'firebase/auth'],
    ['the kit, the library', 'web/src/ui/button.tsx', '../lib/session.ts'],
    ['the library, a feature', 'web/src/lib/http-client.ts', '../features/auth/login-form.tsx'],
    ['the web app, functions', 'web/src/app/app.tsx', '../../../functions/src/http/create-app.ts'],
    ['what ships, a test', 'web/src/app/app.tsx', './app.test.tsx'],
  ])('refuse %s', async (_who, file, source) => {
    expect(await refusals(file, source)).toEqual(refused);
  });

  it.each([
    ['the contract, anywhere', 'web/src/features/articles/hooks.ts', '@knack/contract/articles'],
    ['the contract, itself', 'contract/src/users.ts', './text.ts'],
    ['a route, its use case', 'functions/src/articles/articles.routes.ts', './publish-article.ts'],
    ['a route, the HTTP layer', 'functions/src/articles/articles.routes.ts', '../http/authentication.ts'],
    ['a use case, its repository', 'functions/src/articles/publish-article.ts', './articles.repository.ts'],
    [
      'a repository, the platform',
      'functions/src/articles/articles.repository.ts',
      '../platform/firestore.ts',
    ],
    ['the platform, firebase-admin', 'functions/src/platform/firestore.ts', 'firebase-admin/firestore'],
    ['the app, a feature', 'web/src/app/app.tsx', '../features/auth/login-form.tsx'],
    ['a feature, the kit', 'web/src/features/articles/hooks.ts', '../../ui/button.tsx'],
    ['a feature, itself', 'web/src/features/articles/components/card.tsx', '../hooks.ts'],
    ['the library, the firebase SDK', 'web/src/lib/firebase/auth.ts', 'firebase/auth'],
  ])('allow %s', async (_who, file, source) => {
    expect(await refusals(file, source)).toEqual([]);
  });
});
