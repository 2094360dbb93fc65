/**
 * Throws when this runs in the cloud with an emulator's variable set: an emulator's tokens are not signed, and
 * anybody could be anybody.
 */
export function refuseEmulatorsInProduction(environment: Readonly<Record<string, string | undefined>>): void {
  const inCloud = environment['K_SERVICE'] !== undefined && environment['FUNCTIONS_EMULATOR'] !== 'true';
  if (!inCloud) return;
  for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST']) {
    if (environment[name]) throw new Error(`${name} must not be set in production.`);
  }
}
