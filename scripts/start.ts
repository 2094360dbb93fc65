import { buildInto } from './app-build/build.ts';
import { demoLogins, loadDemoCommunity } from './demo-community.ts';
import { runKeptSuite } from './emulators/kept-suite.ts';
import { claimPorts } from './emulators/ports.ts';
import { printWelcome } from './welcome.ts';
import { runScript } from './run-script.ts';
import { parseStartOptions } from './start-options.ts';

let stopAtOnce = (): void => {};

await runScript(
  async (interrupted) => {
    const { port, fresh } = parseStartOptions(process.argv.slice(2), process.env);
    await runKeptSuite({
      claimed: await claimPorts(port),
      fresh,
      interrupted,
      loadDemo: loadDemoCommunity,
      provideFiles: (folder) => buildInto(folder, { output: 'on-failure', interrupted }),
      onStart: (suite) => (stopAtOnce = suite.kill),
      whileRunning: async (suite) => {
        printWelcome(suite.env.APP_URL, suite, demoLogins());
        await new Promise(() => {});
      },
    });
    return 0;
  },
  () => stopAtOnce(),
);
