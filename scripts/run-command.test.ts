import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const quiet = { output: 'on-failure', interrupted: new AbortController().signal } as const;

test('the code of the command is the result', async () => {
  expect(await runCommand(process.execPath, ['--eval', ''], quiet)).toBe(0);
  expect(await runCommand('true && true', [], { ...quiet, shell: true })).toBe(0);
});

test('a command that is not there rejects', async () => {
  await expect(runCommand('/no/such/command', [], quiet)).rejects.toThrow('ENOENT');
});

test('an interruption ends the command and what it started', async () => {
  const interruption = new AbortController();
  const command = runCommand('sleep 600 & sleep 600', [], {
    shell: true,
    output: 'on-failure',
    interrupted: interruption.signal,
  });
  interruption.abort();
  // Only settles once nobody holds the command's output any more, the one in the background included.
  expect(await command).toBe(128 + 15);
});

test('after an interruption nothing is started', async () => {
  await expect(
    runCommand(process.execPath, ['--eval', ''], { ...quiet, interrupted: AbortSignal.abort() }),
  ).rejects.toThrow('aborted');
});

test('what a command says can be read along, shown or not', async () => {
  const said: string[] = [];
  const onOutput = (chunk: Buffer): number => said.push(chunk.toString().trim());
  const script = 'console.log("well"); console.error("not well"); process.exitCode = 2';
  const silent = { output: 'silent', interrupted: quiet.interrupted, onOutput } as const;
  expect(await runCommand(process.execPath, ['--eval', script], silent)).toBe(2);
  expect(said.sort()).toEqual(['not well', 'well']);
});
