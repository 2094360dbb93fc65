import { runInSuite } from './emulators/run-in-suite.ts';
import { runCommand } from './run-command.ts';
import { SetupError } from './setup-error.ts';

function wantedCommand(): string {
  const command = process.argv.slice(2).join(' ');
  if (command === '') throw new SetupError('Say what to run: npm run emulate -- "<command>".');
  return command;
}

await runInSuite(
  wantedCommand,
  async (suite, command, interrupted) => {
    const env = { ...process.env, ...suite.env };
    const code = await runCommand(command, [], { shell: true, env, interrupted });
    if (code !== 0) console.error(`The command ended with ${code}; the emulators' log: ${suite.logFile}`);
    return code;
  },
  { shortLived: true },
);
