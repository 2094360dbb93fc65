import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ServedFiles } from '../emulators/suite-config.ts';
import { BINARIES, ROOT } from '../paths.ts';
import { showProgress } from '../progress.ts';
import { runCommand } from '../run-command.ts';
import { SetupError } from '../setup-error.ts';
import { whileNobodyElseBuilds } from './build-lock.ts';
import { forgetBuilt, isBuilt, missingEntry, noteBuilt } from './built.ts';
import { sourceHash } from './source-hash.ts';

const WEB_RESULT = join(ROOT, 'web/dist');
const FUNCTIONS_RESULT = join(ROOT, 'functions/lib');

/** How the tools' own output is shown, and what ends them. */
export type BuildOptions = { readonly output: 'live' | 'on-failure'; readonly interrupted: AbortSignal };

/** The functions answer shared links with the app's own app.html, so the app comes first. */
async function buildAll(options: BuildOptions): Promise<void> {
  const steps = [
    { what: 'web app', command: join(BINARIES, 'vite'), args: ['build'], cwd: join(ROOT, 'web') },
    { what: 'functions', command: process.execPath, args: ['build.ts'], cwd: join(ROOT, 'functions') },
  ];
  for (const { what, command, args, cwd } of steps) {
    const code = await runCommand(command, args, { cwd, ...options });
    options.interrupted.throwIfAborted();
    if (code !== 0) throw new SetupError(`The ${what} could not be built: see above.`);
  }
}

async function buildIfChanged(options: BuildOptions): Promise<void> {
  if (isBuilt()) return;
  // Of before: what is changed while it is built is for the next one.
  const sources = sourceHash();
  forgetBuilt();
  await showProgress('Building the app', () => buildAll(options));
  const missing = missingEntry();
  if (missing !== undefined) throw new SetupError(`The build left no ${missing}.`);
  noteBuilt(sources);
}

/** Builds web/dist and functions/lib unless they were built from what the sources are now. */
export async function build(options: BuildOptions): Promise<void> {
  await whileNobodyElseBuilds(() => buildIfChanged(options), options.interrupted);
}

/**
 * Builds what has changed and copies all that a suite serves into `folder`, so that it goes on undisturbed when
 * the sources are edited and built again.
 */
export async function buildInto(folder: string, options: BuildOptions): Promise<ServedFiles> {
  const functions = join(folder, 'functions');
  const files = {
    public: join(folder, 'public'),
    functions,
    rules: join(folder, 'firestore.rules'),
    indexes: join(folder, 'firestore.indexes.json'),
  };
  const copy = async (): Promise<void> => {
    await buildIfChanged(options);
    mkdirSync(functions, { recursive: true });
    cpSync(WEB_RESULT, files.public, { recursive: true });
    cpSync(FUNCTIONS_RESULT, join(functions, 'lib'), { recursive: true });
    const settings = readdirSync(join(ROOT, 'functions')).filter((name) => name.startsWith('.env'));
    for (const name of ['package.json', ...settings])
      cpSync(join(ROOT, 'functions', name), join(functions, name));
    cpSync(join(ROOT, 'firestore.rules'), files.rules);
    cpSync(join(ROOT, 'firestore.indexes.json'), files.indexes);
  };
  await whileNobodyElseBuilds(copy, options.interrupted);
  return {
    public: relative(ROOT, files.public),
    functions: relative(ROOT, files.functions),
    rules: relative(ROOT, files.rules),
    indexes: relative(ROOT, files.indexes),
  };
}
