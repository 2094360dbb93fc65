import { runCommand, type CommandOptions } from '../run-command.ts';
import { SetupError } from '../setup-error.ts';

/** One line of the gate's summary. */
export type Outcome = { readonly title: string; readonly passed: boolean; readonly seconds: number };

/** A step: what a person calls it, what it is, and how it says whether it passed. */
export type Step = {
  readonly name: string;
  readonly title: string;
  readonly run: (interrupted: AbortSignal) => Promise<boolean>;
};

/** A step that passes when a command ends with 0. */
export function commandStep(
  name: string,
  title: string,
  [command = '', ...args]: readonly string[],
  options: Pick<CommandOptions, 'env' | 'output'> = {},
): Step {
  return {
    name,
    title,
    run: async (interrupted) => (await runCommand(command, args, { ...options, interrupted })) === 0,
  };
}

async function passes(step: Step, interrupted: AbortSignal): Promise<boolean> {
  try {
    return await step.run(interrupted);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    return false;
  }
}

/** Runs the steps one after the other, whether or not the earlier ones pass; rejects when `interrupted`. */
export async function runSteps(steps: readonly Step[], interrupted: AbortSignal): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    console.log(`\n▶ ${step.title}`);
    const startedAt = performance.now();
    const passed = await passes(step, interrupted);
    interrupted.throwIfAborted();
    outcomes.push({ title: step.title, passed, seconds: (performance.now() - startedAt) / 1000 });
  }
  return outcomes;
}

/** Whether every step passed. */
export function allPassed(outcomes: readonly Outcome[]): boolean {
  return outcomes.every(({ passed }) => passed);
}

/** Runs lines of steps beside each other, each as `runSteps` does; ends when all have ended. */
export async function runLines(
  lines: readonly (readonly Step[])[],
  interrupted: AbortSignal,
): Promise<Outcome[]> {
  const ended = await Promise.allSettled(lines.map((steps) => runSteps(steps, interrupted)));
  return ended.flatMap((line) => {
    if (line.status === 'rejected') throw line.reason;
    return line.value;
  });
}

/** The summary: each step with its mark and time, how it all went, and how many seconds it took. */
export function summary(outcomes: readonly Outcome[], total: number): string {
  const width = Math.max(0, ...outcomes.map(({ title }) => title.length));
  const lines = outcomes.map(
    ({ title, passed, seconds }) =>
      `${passed ? '✓' : '✗'} ${title.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s`,
  );
  const failures = outcomes.filter(({ passed }) => !passed).length;
  const verdict = failures === 0 ? 'Everything passed' : `${failures} of ${outcomes.length} steps failed`;
  return [...lines, `${verdict} in ${total.toFixed(1)} s.`].join('\n');
}
