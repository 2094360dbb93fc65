import { join } from 'node:path';
import { buildInto } from '../app-build/build.ts';
import { claimFreePorts } from '../emulators/ports.ts';
import { startSuite, type Suite } from '../emulators/suite.ts';
import { BINARIES } from '../paths.ts';
import { allPassed, commandStep, runSteps, type Outcome, type Step } from './steps.ts';

/** The names of the steps that run inside a suite, in order. */
export const SUITE_STEP_NAMES = ['rules', 'api', 'browser', 'alone', 'break'] as const;

function suiteSteps({ env }: Suite, chromium: string | undefined): Step[] {
  const inSuite = { env: { ...process.env, ...env, ...(chromium && { PLAYWRIGHT_CHROMIUM: chromium }) } };
  const vitest = [join(BINARIES, 'vitest'), 'run', '--config', 'tests/vitest.config.ts', '--project'];
  const playwright = [join(BINARIES, 'playwright'), 'test', '--config', 'tests/playwright.config.ts'];
  const projects = (...names: string[]) => names.map((name) => `--project=${name}`);
  return [
    commandStep('rules', 'Rules tests', [...vitest, 'rules'], inSuite),
    commandStep('api', 'API tests', [...vitest, 'api'], inSuite),
    commandStep(
      'browser',
      'Browser tests',
      [...playwright, ...projects('desktop', 'room', 'phone')],
      inSuite,
    ),
    // Last, because these freeze the database.
    commandStep(
      'alone',
      'Browser tests of a database that stands still',
      [...playwright, ...projects('alone'), '--no-deps'],
      inSuite,
    ),
    commandStep('break', 'Tests that break things', [...vitest, 'break'], inSuite),
  ];
}

/**
 * Runs the wanted ones of the steps against one fresh suite, whose own start is the first step. Its log is kept
 * when one of them fails.
 */
export async function runSuiteSteps(
  wanted: readonly string[],
  chromium: string | undefined,
  interrupted: AbortSignal,
  onStart: (suite: Suite) => void,
): Promise<Outcome[]> {
  let suite: Suite | undefined;
  const start: Step = {
    name: 'suite',
    title: 'Emulator suite',
    run: async () => {
      suite = await startSuite({
        claimed: await claimFreePorts(),
        provideFiles: (folder) => buildInto(folder, { output: 'live', interrupted }),
        interrupted,
        shortLived: true,
      });
      return true;
    },
  };
  const started = await runSteps([start], interrupted);
  if (suite === undefined) return started;
  onStart(suite);
  let keepLogs = true;
  try {
    const steps = suiteSteps(suite, chromium).filter(({ name }) => wanted.includes(name));
    const outcomes = [...started, ...(await runSteps(steps, interrupted))];
    keepLogs = !allPassed(outcomes);
    if (keepLogs) console.error(`\nThe emulators' log: ${suite.logFile}`);
    return outcomes;
  } finally {
    await suite.stop({ keepLogs });
  }
}
