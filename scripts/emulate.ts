import { buildInto } from './app-build/build.ts';
import { claimFreePorts } from './emulators/ports.ts';
import { startSuite, type Suite } from './emulators/suite.ts';
import { runCommand } from './run-command.ts';
import { runScript } from './run-script.ts';
import { SetupError } from './setup-error.ts';

let suite: Suite | undefined;

await runScript(
  async (interrupted) => {
    const command = process.argv.slice(2).join(' ');
    if (command === '') throw new SetupError('Say what to run: npm run emulate -- "<command>".');
    suite = await startSuite({
      claimed: await claimFreePorts(),
      provideFiles: (folder) => buildInto(folder, { output: 'on-failure', interrupted }),
      interrupted,
      shortLived: true,
    });
    let code = 1;
    try {
      code = await runCommand(command, [], {
        shell: true,
        env: { ...process.env, ...suite.env },
        interrupted,
      });
      if (code !== 0) console.error(`The command ended with ${code}; the emulators' log: ${suite.logFile}`);
      return code;
    } finally {
      await suite.stop({ keepLogs: code !== 0 });
    }
  },
  () => suite?.kill(),
);
