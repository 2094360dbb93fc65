/** The project that the tests of the rules write to: not the suite's own, so that no trigger hears of it. */
export const RULES_PROJECT = 'demo-rules';

/** Where the Firestore emulator listens; throws a sentence with the remedy when nobody started one. */
export function emulatorAddress(): { host: string; port: number } {
  const [host, port] = process.env.FIRESTORE_EMULATOR_HOST?.split(':') ?? [];
  if (!host || !port) {
    throw new Error(
      'FIRESTORE_EMULATOR_HOST is not set: start the tests with npm run emulate -- "<command>".',
    );
  }
  return { host, port: Number(port) };
}

/** An address of the emulator's own interface to `RULES_PROJECT`. */
export function emulatorUrl(path: string): string {
  const { host, port } = emulatorAddress();
  return `http://${host}:${port}/${path.replace('{project}', RULES_PROJECT)}`;
}
