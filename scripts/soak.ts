import { join } from 'node:path';
import { buildInto } from './app-build/build.ts';
import { claimFreePorts } from './emulators/ports.ts';
import { startSuite, type Suite } from './emulators/suite.ts';
import { parseOptions } from './parse-options.ts';
import { ROOT } from './paths.ts';
import { runCommand } from './run-command.ts';
import { runScript } from './run-script.ts';
import { SetupError } from './setup-error.ts';

let suite: Suite | undefined;

function wantedSeconds(args: readonly string[]): string {
  const { seconds = '600' } = parseOptions(args, { seconds: { type: 'string' } });
  if (!/^[1-9]\d{0,4}$/.test(seconds))
    throw new SetupError('--seconds takes how long it goes on, from 1 to 99999.');
  return seconds;
}

await runScript(
  async (interrupted) => {
    const seconds = wantedSeconds(process.argv.slice(2));
    suite = await startSuite({
      claimed: await claimFreePorts(),
      provideFiles: (folder) => buildInto(folder, { output: 'on-failure', interrupted }),
      interrupted,
    });
    let code = 1;
    try {
      code = await runCommand(process.execPath, [join(ROOT, 'tests/soak/soak.ts'), seconds], {
        // The admin SDK need not look for a cloud around this machine: it speaks to the emulators.
        env: { ...process.env, ...suite.env, METADATA_SERVER_DETECTION: 'none' },
        interrupted,
      });
      return code;
    } finally {
      await suite.stop({ keepLogs: code !== 0 });
    }
  },
  () => suite?.kill(),
);
