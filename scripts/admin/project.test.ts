import { expect, test } from 'vitest';
import { accessRemedy, requireProject } from './project.ts';

const both = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:2' };

test.each([
  ['our-town', {}],
  ['our-town', { FIRESTORE_EMULATOR_HOST: '' }],
  ['demo-knack', both],
])('%s with %j is taken', (project, env) => {
  expect(requireProject(project, env)).toBe(project);
});

test.each([
  [undefined, {}, 'Say which community: --project <id>.'],
  ['our-town', both, 'would lead our-town to an emulator: unset it.'],
  ['our-town', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:2' }, 'FIREBASE_AUTH_EMULATOR_HOST would lead'],
  ['demo-knack', {}, 'exists in the emulators only'],
  ['demo-knack', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' }, 'exists in the emulators only'],
])('%s with %j is refused', (project, env, reason) => {
  expect(() => requireProject(project, env)).toThrow(reason);
});

test('what keeps somebody out is told with its remedy, anything else is a fault', () => {
  const outside = new Error('unavailable', { cause: new Error('Could not load the default credentials.') });
  expect(accessRemedy(outside)).toContain('gcloud auth application-default login');
  expect(accessRemedy(new Error('7 PERMISSION_DENIED: Missing or insufficient permissions.'))).toContain(
    'role',
  );
  expect(accessRemedy(new TypeError('x is not a function'))).toBeUndefined();
});
