import { join } from 'node:path';
import { runInSuite } from './emulators/run-in-suite.ts';
import { parseOptions } from './parse-options.ts';
import { ROOT } from './paths.ts';
import { runCommand } from './run-command.ts';
import { SetupError } from './setup-error.ts';

function wantedSeconds(): string {
  const { seconds = '600' } = parseOptions(process.argv.slice(2), { seconds: { type: 'string' } });
  if (!/^[1-9]\d{0,4}$/.test(seconds))
    throw new SetupError('--seconds takes how long it goes on, from 1 to 99999.');
  return seconds;
}

await runInSuite(wantedSeconds, (suite, seconds, interrupted) =>
  runCommand(process.execPath, [join(ROOT, 'tests/soak/soak.ts'), seconds], {
    // The admin SDK need not look for a cloud around this machine: it speaks to the emulators.
    env: { ...process.env, ...suite.env, METADATA_SERVER_DETECTION: 'none' },
    interrupted,
  }),
);
