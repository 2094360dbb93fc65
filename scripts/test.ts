import { join } from 'node:path';
import { build } from './app-build/build.ts';
import { findSecrets } from './gate/bundle-secrets.ts';
import { provideChromium } from './gate/chromium.ts';
import { STATIC_LINES } from './gate/static-steps.ts';
import { allPassed, runLines, runSteps, summary, type Outcome, type Step } from './gate/steps.ts';
import { SUITE_STEP_NAMES, runSuiteSteps } from './gate/suite-steps.ts';
import { parseOptions } from './parse-options.ts';
import { ROOT } from './paths.ts';
import { runScript } from './run-script.ts';
import { SetupError } from './setup-error.ts';

const STATIC_NAMES = STATIC_LINES.flat().map(({ name }) => name);

/** Every step's name, in the order in which the summary of the whole gate has them. */
const NAMES = [...STATIC_NAMES, 'chromium', 'build', 'secrets', ...SUITE_STEP_NAMES];

let stopAtOnce = (): void => {};
let chromium: string | undefined;

const PREPARATION: readonly Step[] = [
  {
    name: 'chromium',
    title: 'Chromium',
    run: async (interrupted) => {
      chromium = await provideChromium(interrupted);
      console.log(chromium);
      return true;
    },
  },
  {
    name: 'build',
    title: 'Build',
    run: async (interrupted) => {
      await build({ output: 'live', interrupted });
      return true;
    },
  },
  {
    name: 'secrets',
    title: 'Nothing secret in the built app',
    run: async (interrupted) => {
      await build({ output: 'on-failure', interrupted });
      const found = findSecrets(join(ROOT, 'web/dist'));
      for (const line of found) console.error(line);
      return found.length === 0;
    },
  },
];

function wantedSteps(args: readonly string[]): readonly string[] {
  const { static: onlyStatic, only } = parseOptions(args, {
    static: { type: 'boolean' },
    only: { type: 'string' },
  });
  if (onlyStatic) return STATIC_NAMES;
  if (only === undefined) return NAMES;
  if (!NAMES.includes(only)) {
    throw new SetupError(`There is no step "${only}": --only takes ${NAMES.join(', ')}.`);
  }
  // The browser tests are no use without a browser; a suite builds the app by itself.
  return only === 'browser' ? ['chromium', 'browser'] : [only];
}

async function runWanted(wanted: readonly string[], interrupted: AbortSignal): Promise<Outcome[]> {
  const onlyWanted = (steps: readonly Step[]) => steps.filter(({ name }) => wanted.includes(name));
  const outcomes = [
    ...(await runLines(STATIC_LINES.map(onlyWanted), interrupted)),
    ...(await runSteps(onlyWanted(PREPARATION), interrupted)),
  ];
  const inSuite = wanted.some((name) => SUITE_STEP_NAMES.some((step) => step === name));
  if (!inSuite || !allPassed(outcomes)) return outcomes;
  const ofSuite = await runSuiteSteps(wanted, chromium, interrupted, ({ kill }) => (stopAtOnce = kill));
  return [...outcomes, ...ofSuite];
}

await runScript(
  async (interrupted) => {
    const wanted = wantedSteps(process.argv.slice(2));
    const startedAt = performance.now();
    const outcomes = await runWanted(wanted, interrupted);
    console.log(`\n${summary(outcomes, (performance.now() - startedAt) / 1000)}`);
    return allPassed(outcomes) ? 0 : 1;
  },
  () => stopAtOnce(),
);
