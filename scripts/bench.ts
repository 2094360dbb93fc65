import { join } from 'node:path';
import { runInSuite } from './emulators/run-in-suite.ts';
import { provideChromium } from './gate/chromium.ts';
import { parseOptions } from './parse-options.ts';
import { ROOT } from './paths.ts';
import { runCommand } from './run-command.ts';
import { SetupError } from './setup-error.ts';

// Those that fill the store come last: an emulator with 100,000 documents in it also serves the room more slowly.
const SECTIONS = [
  'masking',
  'first-load',
  'lighthouse',
  'long-tasks',
  'chat',
  'latency',
  'reads',
  'cold-start',
];

function wanted(args: readonly string[]): { sections: readonly string[]; numbers: string[] } {
  const {
    only,
    seconds = '120',
    documents = '100000',
  } = parseOptions(args, {
    only: { type: 'string' },
    seconds: { type: 'string' },
    documents: { type: 'string' },
  });
  if (only !== undefined && !SECTIONS.includes(only))
    throw new SetupError(`There is no section "${only}": --only takes ${SECTIONS.join(', ')}.`);
  if (!/^[1-9]\d{0,3}$/.test(seconds))
    throw new SetupError('--seconds takes how long the room is flooded, from 1 to 9999.');
  if (!/^[1-9]\d{2,6}$/.test(documents))
    throw new SetupError('--documents takes the size of the large community, from 100 to 9999999.');
  return { sections: only === undefined ? SECTIONS : [only], numbers: [seconds, documents] };
}

await runInSuite(
  async (interrupted) => ({
    ...wanted(process.argv.slice(2)),
    chromium: await provideChromium(interrupted),
  }),
  (suite, { sections, numbers, chromium }, interrupted) =>
    runCommand(process.execPath, [join(ROOT, 'tests/bench/bench.ts'), ...numbers, ...sections], {
      env: { ...process.env, ...suite.env, PLAYWRIGHT_CHROMIUM: chromium },
      interrupted,
    }),
);
