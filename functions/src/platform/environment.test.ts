import { describe, expect, it } from 'vitest';
import { refuseEmulatorsInProduction } from './environment.ts';

describe('in production', () => {
  it.each(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'])('%s stops the start', (name) => {
    const start = () => refuseEmulatorsInProduction({ K_SERVICE: 'api', [name]: '127.0.0.1:1' });
    expect(start).toThrow(`${name} must not be set in production.`);
  });

  it('starts without them', () => {
    expect(() => refuseEmulatorsInProduction({ K_SERVICE: 'api' })).not.toThrow();
  });
});

it('starts with them in the functions emulator, and on a machine that is no cloud', () => {
  const emulated = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };
  expect(() =>
    refuseEmulatorsInProduction({ ...emulated, K_SERVICE: 'api', FUNCTIONS_EMULATOR: 'true' }),
  ).not.toThrow();
  expect(() => refuseEmulatorsInProduction(emulated)).not.toThrow();
});
