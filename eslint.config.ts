import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaryRules } from './eslint.boundaries.ts';

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/lib/index.js*',
    'functions/lib/',
    '.emulators/',
    '**/test-results/',
    'screenshots/',
    'web/public/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['contract/**', 'functions/**', 'web/**'], rules: { 'no-console': 'error' } },
  { files: ['functions/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['web/**/*.tsx', 'web/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
    // React puts role="list" back where `list-style: none` takes it away (WebKit).
    rules: { 'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }] },
  },
  // Playwright's fixtures are functions called `use`, which are not hooks; a test's callbacks may be empty.
  { files: ['tests/**/*.ts'], rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' } },
  boundaryRules,
  {
    files: ['**/*.mjs', '**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
);
