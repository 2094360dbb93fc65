import boundaries from 'eslint-plugin-boundaries';
import type { Linter } from 'eslint';

/**
 * Who may import whom (docs/architecture.md draws it). The rules speak of kinds of places, so that a new feature or
 * resource is guarded from its first file on. What no policy allows is refused.
 */

const elements = [
  { type: 'contract', pattern: 'contract/src' },
  { type: 'platform', pattern: 'functions/src/platform' },
  { type: 'http', pattern: 'functions/src/http' },
  { type: 'resource', pattern: 'functions/src/*', capture: ['name'] },
  { type: 'functions', pattern: 'functions/src' },
  { type: 'app', pattern: 'web/src/app' },
  { type: 'feature', pattern: 'web/src/features/*', capture: ['name'] },
  { type: 'ui', pattern: 'web/src/ui' },
  { type: 'lib', pattern: 'web/src/lib' },
  { type: 'config', pattern: 'web/src/config' },
  { type: 'web', pattern: 'web/src' },
  // Scripts, tests and configuration, which may use anything of ours.
  { type: 'house', pattern: ['scripts', 'tests', 'functions', 'web', 'contract'] },
];

const files = [
  { category: 'test', pattern: ['**/*.test.ts', '**/*.test.tsx', 'web/src/testing/**'] },
  { category: 'routes', pattern: 'functions/src/*/*.routes.ts' },
  { category: 'repository', pattern: 'functions/src/*/*.repository.ts' },
  { category: 'source', pattern: '**/*' },
];

const ADMIN_SDK = ['firebase-admin', '@google-cloud/*'];
const WEB_SDK = ['firebase', '@firebase/*'];
const OTHER_PACKAGES = ['!(firebase|firebase-admin)', '@!(firebase|google-cloud)/*'];

const element = (...types: string[]) => ({ element: { types: { anyOf: types } } });
const file = (...categories: string[]) => ({ file: { categories: { anyOf: categories } } });
const packages = (...source: string[]) => ({ module: { origin: ['external', 'core'], source } });
const sameNamed = (type: string) => ({
  element: { type, captured: { name: '{{ from.element.captured.name }}' } },
});

const policies = [
  // Packages: anybody's, but for the two SDKs, each of which has one place that speaks to it.
  { allow: { to: packages(...OTHER_PACKAGES) } },
  { from: element('platform'), allow: { to: packages(...ADMIN_SDK) } },
  { from: element('lib'), allow: { to: packages(...WEB_SDK) } },

  { allow: { to: { ...element('contract'), ...file('source') } } },

  // functions: index → http → routes → use case → repository → platform
  { from: element('functions'), allow: { to: element('http', 'resource', 'platform') } },
  { from: element('http'), allow: { to: { ...element('http', 'platform'), ...file('source') } } },
  { from: element('http'), allow: { to: file('routes') } },
  // The headers that Hosting sends with every file are the API's too.
  { from: element('http'), allow: { to: { file: { path: 'firebase.json' } } } },
  { from: element('resource'), allow: { to: { ...element('platform'), ...file('source') } } },
  { from: element('resource'), allow: { to: { ...sameNamed('resource'), ...file('source') } } },
  {
    from: { ...element('resource'), ...file('source') },
    allow: { to: { ...sameNamed('resource'), ...file('repository') } },
  },
  {
    from: { ...element('resource'), ...file('routes') },
    allow: { to: { ...element('http'), ...file('source') } },
  },
  { from: element('platform'), allow: { to: { ...element('platform'), ...file('source') } } },

  // web: main → app → features → ui, lib, config
  {
    from: element('web'),
    allow: { to: { ...element('web', 'app', 'ui', 'lib', 'config'), ...file('source') } },
  },
  {
    from: element('app'),
    allow: { to: { ...element('app', 'feature', 'ui', 'lib', 'config'), ...file('source') } },
  },
  { from: element('feature'), allow: { to: { ...element('ui', 'lib', 'config'), ...file('source') } } },
  { from: element('feature'), allow: { to: { ...sameNamed('feature'), ...file('source') } } },
  { from: element('ui'), allow: { to: { ...element('ui'), ...file('source') } } },
  { from: element('lib'), allow: { to: { ...element('lib', 'config'), ...file('source') } } },
  { from: element('config'), allow: { to: { ...element('config'), ...file('source') } } },

  // A test may reach whatever it tests, and so may what is not shipped.
  { from: file('test'), allow: { to: { module: { origin: ['local', 'external', 'core'] } } } },
  { from: element('house'), allow: { to: { module: { origin: ['local', 'external', 'core'] } } } },
];

/** The rules above, as the linter takes them. */
export const boundaryRules: Linter.Config = {
  files: ['contract/**/*.ts', 'functions/**/*.ts', 'web/**/*.{ts,tsx}', 'tests/**/*.ts', 'scripts/**/*.ts'],
  plugins: { boundaries },
  settings: {
    'boundaries/root-path': import.meta.dirname,
    'boundaries/elements': elements,
    'boundaries/elements-single-match': true,
    'boundaries/files': files,
    'boundaries/files-single-match': true,
    'boundaries/legacy-templates': false,
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        checkInternals: true,
        message: 'This place may not import that one: docs/architecture.md says who may import whom.',
        policies,
      },
    ],
  },
};
