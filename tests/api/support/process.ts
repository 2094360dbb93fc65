import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { callsTo, type Call } from './call.ts';

const processes: ChildProcess[] = [];

afterAll(() => {
  for (const child of processes.splice(0)) child.kill();
});

/** Starts the API in a process of its own, with these changes to the environment, for what is read only once. */
export async function startProcess(changes: Record<string, string | undefined>): Promise<Call> {
  return (await startMortalProcess(changes)).call;
}

/** As `startProcess`; `kill` ends the process in the middle of whatever it does. */
export async function startMortalProcess(
  changes: Record<string, string | undefined> = {},
): Promise<{ call: Call; kill: () => void }> {
  const environment = Object.entries({ ...process.env, ...changes }).filter(
    ([, value]) => value !== undefined,
  );
  const child = fork(join(import.meta.dirname, 'serve.ts'), {
    env: Object.fromEntries(environment),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  processes.push(child);
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: string) => resolve(message));
    child.once('exit', (code) => reject(new Error(`The API's process ended with ${code}.`)));
  });
  return { call: callsTo(origin), kill: () => child.kill('SIGKILL') };
}
