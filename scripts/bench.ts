import { join } from 'node:path';
import { buildInto } from './app-build/build.ts';
import { claimFreePorts } from './emulators/ports.ts';
import { startSuite, type Suite } from './emulators/suite.ts';
import { provideChromium } from './gate/chromium.ts';
import { parseOptions } from './parse-options.ts';
import { ROOT } from './paths.ts';
import { runCommand } from './run-command.ts';
import { runScript } from './run-script.ts';
import { SetupError } from './setup-error.ts';

const SECTIONS = ['masking', 'first-load', 'chat'];

let suite: Suite | undefined;

function wanted(args: readonly string[]): { sections: readonly string[]; seconds: number } {
  const { only, seconds = '120' } = parseOptions(args, {
    only: { type: 'string' },
    seconds: { type: 'string' },
  });
  if (only !== undefined && !SECTIONS.includes(only))
    throw new SetupError(`There is no section "${only}": --only takes ${SECTIONS.join(', ')}.`);
  if (!/^[1-9]\d{0,3}$/.test(seconds))
    throw new SetupError('--seconds takes how long the room is flooded, from 1 to 9999.');
  return { sections: only === undefined ? SECTIONS : [only], seconds: Number(seconds) };
}

await runScript(
  async (interrupted) => {
    const { sections, seconds } = wanted(process.argv.slice(2));
    const chromium = await provideChromium(interrupted);
    suite = await startSuite({
      claimed: await claimFreePorts(),
      provideFiles: (folder) => buildInto(folder, { output: 'on-failure', interrupted }),
      interrupted,
    });
    let code = 1;
    try {
      const entry = join(ROOT, 'tests/bench/bench.ts');
      code = await runCommand(process.execPath, [entry, `${seconds}`, ...sections], {
        env: { ...process.env, ...suite.env, PLAYWRIGHT_CHROMIUM: chromium },
        interrupted,
      });
      return code;
    } finally {
      await suite.stop({ keepLogs: code !== 0 });
    }
  },
  () => suite?.kill(),
);
