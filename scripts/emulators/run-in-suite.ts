import { buildInto } from '../app-build/build.ts';
import { runScript } from '../run-script.ts';
import { claimFreePorts } from './ports.ts';
import { startSuite, type Suite } from './suite.ts';

/**
 * Runs a command-line script inside a fresh, empty suite with the built app, and exits with the code that `run` answers.
 * `prepare` comes before the suite: a SetupError of its costs nobody a start. The suite's log is kept where `run` fails.
 */
export async function runInSuite<Prepared>(
  prepare: (interrupted: AbortSignal) => Prepared | Promise<Prepared>,
  run: (suite: Suite, prepared: Prepared, interrupted: AbortSignal) => Promise<number>,
  { shortLived = false }: { readonly shortLived?: boolean } = {},
): Promise<void> {
  let suite: Suite | undefined;
  await runScript(
    async (interrupted) => {
      const prepared = await prepare(interrupted);
      suite = await startSuite({
        claimed: await claimFreePorts(),
        provideFiles: (folder) => buildInto(folder, { output: 'on-failure', interrupted }),
        interrupted,
        shortLived,
      });
      let code = 1;
      try {
        code = await run(suite, prepared, interrupted);
        return code;
      } finally {
        await suite.stop({ keepLogs: code !== 0 });
      }
    },
    () => suite?.kill(),
  );
}
