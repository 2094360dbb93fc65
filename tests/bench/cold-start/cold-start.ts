import { fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { quantile, type Row, type Section } from '../report.ts';
import { standInForGoogle } from '../../google/stand-in.ts';

const HERE = import.meta.dirname;
const FUNCTIONS = join(HERE, '../../../functions');
const RUNS = 7;

interface Start {
  what: string;
  module: string;
  env: NodeJS.ProcessEnv;
  execArgv?: string[];
}

/** Milliseconds from starting a process to the end of its first answer: that passed, and of work in the process. */
interface Taken {
  wall: number;
  cpu: number;
}

function start({ what, module, env, execArgv = [] }: Start): Promise<Taken> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const args = [module, '/articles?limit=20'];
    const child = fork(join(HERE, 'child.mjs'), args, {
      env: { PATH: process.env.PATH, ...env },
      execArgv,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', ({ status, cpu }: { status: number; cpu: number }) => {
      if (status === 200) resolve({ wall: performance.now() - begun, cpu });
      else reject(new Error(`${what} answered ${status}.`));
    });
    child.once('exit', (code) => reject(new Error(`${what} ended with ${code}.`)));
  });
}

/** The same sources with every package outside of the file, as they would be installed. */
async function buildUnbundled(): Promise<string> {
  const folder = join(FUNCTIONS, 'node_modules/.bench');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'unbundled.mjs');
  await build({
    entryPoints: [join(FUNCTIONS, 'src/http/create-app.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    alias: { '@knack/contract': join(FUNCTIONS, '../contract/src') },
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'error',
  });
  return outfile;
}

/** What somebody waits for whom no instance is ready for. */
export async function measureColdStart(): Promise<Section> {
  const { FIRESTORE_EMULATOR_HOST = '', GCLOUD_PROJECT } = process.env;
  const google = await standInForGoogle(FIRESTORE_EMULATOR_HOST);
  const project = { GCLOUD_PROJECT };
  const starts = {
    express: { what: 'node and express', module: join(HERE, 'express.mjs'), env: {} },
    deployed: {
      what: 'the deployed bundle, by REST',
      module: join(FUNCTIONS, 'lib/index.js'),
      env: { ...project, ...google.env },
      execArgv: ['--import', join(HERE, '../../google/redirect.mjs')],
    },
    unbundled: {
      what: 'the same API unbundled, by gRPC',
      module: await buildUnbundled(),
      env: { ...project, FIRESTORE_EMULATOR_HOST, METADATA_SERVER_DETECTION: 'none' },
    },
  } satisfies Record<string, Start>;
  const taken: Record<string, Taken[]> = {};
  // In turns; the first of each fills the caches of the disk.
  for (let run = 0; run <= RUNS; run += 1)
    for (const [name, each] of Object.entries(starts)) {
      const one = await start(each);
      if (run > 0) (taken[name] ??= []).push(one);
    }
  google.server.close();
  const median = (name: keyof typeof starts, kind: keyof Taken) =>
    quantile(
      (taken[name] ?? []).map((one) => one[kind]),
      0.5,
    );
  const rows = (['express', 'unbundled'] as const).flatMap((against) =>
    (['wall', 'cpu'] as const).map((kind): Row => ({
      what: `${starts.deployed.what}, against ${starts[against].what}`,
      measured: median('deployed', kind),
      floor: median(against, kind),
      unit: kind === 'cpu' ? 'ms CPU' : 'ms',
    })),
  );
  return {
    title: `From starting a process to its first page of articles, median of ${RUNS}`,
    rows,
    notMeasured: ['what the platform needs to bring an instance up; the way to Firestore and to the token'],
  };
}
