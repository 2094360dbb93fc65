import { join } from 'node:path';
import { build } from './app-build/build.ts';
import { findSecrets } from './gate/bundle-secrets.ts';
import { provideChromium } from './gate/chromium.ts';
import { STATIC_STEPS } from './gate/static-steps.ts';
import { allPassed, runSteps, summary, type Outcome, type Step } from './gate/steps.ts';
import { SUITE_STEP_NAMES, runSuiteSteps } from './gate/suite-steps.ts';
import { parseOptions } from './parse-options.ts';
import { ROOT } from './paths.ts';
import { runScript } from './run-script.ts';
import { SetupError } from './setup-error.ts';

/** Every step's name, in the order in which the whole gate runs them. */
const NAMES = [...STATIC_STEPS.map(({ name }) => name), 'chromium', 'build', 'secrets', ...SUITE_STEP_NAMES];

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
  if (onlyStatic) return STATIC_STEPS.map(({ name }) => name);
  if (only === undefined) return NAMES;
  if (!NAMES.includes(only)) {
    throw new SetupError(`There is no step "${only}": --only takes ${NAMES.join(', ')}.`);
  }
  // The browser tests are no use without a browser; a suite builds the app by itself.
  return only === 'browser' ? ['chromium', 'browser'] : [only];
}

async function runWanted(wanted: readonly string[], interrupted: AbortSignal): Promise<Outcome[]> {
  const before = [...STATIC_STEPS, ...PREPARATION].filter(({ name }) => wanted.includes(name));
  const outcomes = await runSteps(before, interrupted);
  const inSuite = wanted.some((name) => SUITE_STEP_NAMES.some((step) => step === name));
  if (!inSuite || !allPassed(outcomes)) return outcomes;
  const ofSuite = await runSuiteSteps(wanted, chromium, interrupted, ({ kill }) => (stopAtOnce = kill));
  return [...outcomes, ...ofSuite];
}

await runScript(
  async (interrupted) => {
    const wanted = wantedSteps(process.argv.slice(2));
    const outcomes = await runWanted(wanted, interrupted);
    console.log(`\n${summary(outcomes)}`);
    return allPassed(outcomes) ? 0 : 1;
  },
  () => stopAtOnce(),
);
