import { join } from 'node:path';
import { build } from './app-build/build.ts';
import { demoLogins, loadDemoCommunity } from './demo-community.ts';
import { runKeptSuite } from './emulators/kept-suite.ts';
import { HOST, claimPorts } from './emulators/ports.ts';
import type { Suite } from './emulators/suite.ts';
import { BINARIES, ROOT } from './paths.ts';
import { runCommand } from './run-command.ts';
import { runScript } from './run-script.ts';
import { parseStartOptions } from './start-options.ts';
import { printWelcome } from './welcome.ts';

let stopAtOnce = (): void => {};

/**
 * The emulators reload the functions and the rules when their files change; Vite does the same for the browser.
 * Resolves to whether that went on until `interrupted`.
 */
async function watchSources({ ports, env }: Suite, interrupted: AbortSignal): Promise<boolean> {
  const vite = ['--host', HOST, '--port', String(ports.vite), '--strictPort'];
  await Promise.race([
    runCommand(process.execPath, ['build.ts', '--watch'], { cwd: join(ROOT, 'functions'), interrupted }),
    runCommand(join(BINARIES, 'vite'), vite, {
      cwd: join(ROOT, 'web'),
      env: { ...process.env, KNACK_HOSTING_ORIGIN: env.APP_URL },
      interrupted,
    }),
  ]);
  if (interrupted.aborted) return true;
  console.error('The watch mode of the functions or of Vite has ended: see above.');
  return false;
}

await runScript(
  async (interrupted) => {
    const { port, fresh } = parseStartOptions(process.argv.slice(2), process.env);
    const tools = new AbortController();
    const watching = { asLongAsWanted: true };
    await runKeptSuite({
      claimed: await claimPorts(port),
      fresh,
      interrupted,
      loadDemo: loadDemoCommunity,
      provideFiles: async () => {
        await build({ output: 'on-failure', interrupted });
        return {
          public: 'web/dist',
          functions: 'functions',
          rules: 'firestore.rules',
          indexes: 'firestore.indexes.json',
        };
      },
      onStart: (suite) => (stopAtOnce = suite.kill),
      whileRunning: async (suite) => {
        printWelcome(`http://${HOST}:${suite.ports.vite}`, suite, demoLogins());
        watching.asLongAsWanted = await watchSources(suite, AbortSignal.any([interrupted, tools.signal]));
      },
    }).finally(() => tools.abort());
    return watching.asLongAsWanted ? 0 : 1;
  },
  () => stopAtOnce(),
);
