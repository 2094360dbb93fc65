import { relative } from 'node:path';
import { isEmulatorUiDownloaded } from './emulators/firestore-emulator-jar.ts';
import { HOST } from './emulators/ports.ts';
import type { Suite } from './emulators/suite.ts';

/** Says where the app is, how to get in and how to stop. */
export function printWelcome(address: string, { ports, logFile }: Suite, logins: readonly string[]): void {
  const ui = isEmulatorUiDownloaded() ? [`The emulators' own pages: http://${HOST}:${ports.ui}`] : [];
  const people =
    logins.length === 0 ? [] : ['', 'Log in as one of the demo members:', ...logins.map((l) => `  ${l}`)];
  const lines = [
    '',
    `Knack is running at ${address}`,
    ...people,
    '',
    ...ui,
    `The emulators' log: ${relative(process.cwd(), logFile)}`,
    'What you do is kept for the next start; --fresh begins anew. Ctrl-C stops.',
  ];
  console.log(lines.join('\n'));
}
