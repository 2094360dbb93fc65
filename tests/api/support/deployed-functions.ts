import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll } from 'vitest';
import firebase from '../../../firebase.json' with { type: 'json' };
import { standInForGoogle } from '../../google/stand-in.ts';
import { callsTo, type Call } from './call.ts';

const REDIRECT = join(import.meta.dirname, '../../google/redirect.mjs');
const ROOT = join(import.meta.dirname, '../../..');

/** How the CLI lists what it puts into the archive for Cloud Build. */
interface Packing {
  readdirRecursive(options: { path: string; ignoreStrings: readonly string[] }): Promise<{ name: string }[]>;
}
const packing = createRequire(import.meta.url)('firebase-tools/lib/fsAsync') as Packing;

const undo: (() => void)[] = [];
afterAll(() => {
  for (const step of undo.splice(0).reverse()) step();
});

/** Puts what a deployment would upload of the functions into an empty folder; answers the folder and its files. */
export async function packFunctions(): Promise<{ folder: string; files: string[] }> {
  const [codebase] = firebase.functions;
  if (codebase === undefined) throw new Error('firebase.json has no functions.');
  const source = join(ROOT, codebase.source);
  const folder = mkdtempSync(join(tmpdir(), 'knack-deployed-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const packed = await packing.readdirRecursive({ path: source, ignoreStrings: codebase.ignore });
  const files = packed.map(({ name }) => relative(source, name)).sort();
  for (const file of files) cpSync(join(source, file), join(folder, file));
  return { folder, files };
}

/** Installs as Cloud Build does; answers the exit code and what npm said. */
export function installAsCloudBuild(folder: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/**
 * Starts the installed function as in production: by REST and with credentials. A server that stands for Google passes what
 * it asks of Firestore on to the emulator.
 */
export async function startByRest(folder: string, env: NodeJS.ProcessEnv): Promise<Call> {
  const google = await standInForGoogle(String(process.env['FIRESTORE_EMULATOR_HOST']));
  undo.push(() => google.server.close());
  return startDeployed(folder, { ...env, ...google.env }, ['--import', REDIRECT]);
}

// What the platform does with a function's export: hands it each request of an HTTP server.
const SERVER = `
import { createServer } from 'node:http';
import { api } from './lib/index.js';
const server = createServer(api).listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit());
`;

/** Starts the installed function from its folder alone, with this environment and nothing else. */
export async function startDeployed(
  folder: string,
  env: NodeJS.ProcessEnv,
  execArgv: readonly string[] = [],
): Promise<Call> {
  writeFileSync(join(folder, 'serve.mjs'), SERVER);
  const child: ChildProcess = spawn(process.execPath, [...execArgv, 'serve.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  undo.push(() => child.kill());
  const said: Buffer[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: number) => resolve(message));
    child.once('close', (code) =>
      reject(new Error(`The deployed function ended with ${code}: ${Buffer.concat(said).toString()}`)),
    );
  });
  return callsTo(`http://127.0.0.1:${port}`);
}
