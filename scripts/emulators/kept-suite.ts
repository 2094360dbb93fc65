import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tryLock, unlock } from '../lock-file.ts';
import { EMULATORS_FOLDER } from '../paths.ts';
import { showProgress } from '../progress.ts';
import { SetupError } from '../setup-error.ts';
import { exportSuite } from './hub-export.ts';
import { SAVED_DATA, lastSave, save } from './saved-data.ts';
import { suiteFailure } from './suite-readiness.ts';
import { startSuite, type Suite, type SuiteOptions } from './suite.ts';

const SAVE_EVERY_MS = 3 * 60_000;
const LOCK = join(EMULATORS_FOLDER, 'data.lock');

/** How to begin, and what to do while the suite is there. */
export type KeptSuiteOptions = Omit<SuiteOptions, 'importFrom'> & {
  /** Begin with a new demo community instead of what was kept. */
  readonly fresh: boolean;
  /** Fills an empty suite. */
  readonly loadDemo: (suite: Suite) => Promise<void>;
  /** Called when people can come; the suite stops when this is settled, or when `interrupted`. */
  readonly whileRunning: (suite: Suite) => Promise<void>;
  /** Told as soon as there is something to stop. */
  readonly onStart: (suite: Suite) => void;
};

async function interruption(interrupted: AbortSignal): Promise<'interrupted'> {
  if (!interrupted.aborted) {
    await new Promise((resolve) => interrupted.addEventListener('abort', resolve, { once: true }));
  }
  return 'interrupted';
}

/** Saves one after the other; a call rejects with a SetupError that says what became of its save. */
function saver(suite: Suite): () => Promise<void> {
  let previous: Promise<unknown> = Promise.resolve();
  const saveOnce = async (): Promise<void> => {
    try {
      await save((folder) => exportSuite(suite, folder));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const [data, log] = [SAVED_DATA, suite.logFile].map((path) => relative(process.cwd(), path));
      throw new SetupError(
        `The data could not be saved (${reason}). What was saved before is untouched in ${data}; the emulators' log is ${log}.`,
      );
    }
  };
  return () => {
    const next = previous.then(saveOnce);
    previous = next.catch(() => {});
    return next;
  };
}

async function startWith(kept: string | undefined, options: KeptSuiteOptions): Promise<Suite> {
  try {
    return await startSuite({ ...options, importFrom: kept });
  } catch (error) {
    if (kept !== undefined && error instanceof SetupError) {
      console.error('\nShould the kept data be at fault, `npm start -- --fresh` begins anew.');
    }
    throw error;
  }
}

async function run(options: KeptSuiteOptions): Promise<void> {
  const { fresh, interrupted, loadDemo, whileRunning, onStart } = options;
  const kept = fresh ? undefined : lastSave();
  const suite = await startWith(kept, options);
  onStart(suite);
  const keep = saver(suite);
  const saveMeanwhile = (): Promise<void> => keep().catch((error: Error) => console.error(error.message));
  let saving: NodeJS.Timeout | undefined;
  try {
    if (kept === undefined) {
      await showProgress('Loading the demo community', () =>
        Promise.race([loadDemo(suite), interruption(interrupted)]),
      );
      // Half a community must not be kept.
      interrupted.throwIfAborted();
      await saveMeanwhile();
    }
    saving = setInterval(() => void saveMeanwhile(), SAVE_EVERY_MS);
    const ended = suite.ended.then(() => 'ended' as const);
    const outcome = await Promise.race([whileRunning(suite), interruption(interrupted), ended]);
    if (outcome === 'ended') throw suiteFailure('The emulators have stopped by themselves.', suite.logFile);
    clearInterval(saving);
    console.log();
    await showProgress('Saving the data', keep);
  } finally {
    clearInterval(saving);
    await showProgress('Stopping the emulators', () => suite.stop({ keepLogs: true }));
  }
}

/**
 * Runs a suite whose data is kept from one start to the next: loads what was kept, else the demo community, and
 * saves every few minutes and at the end. Rejects with a SetupError when that last save does not work.
 */
export async function runKeptSuite(options: KeptSuiteOptions): Promise<void> {
  mkdirSync(EMULATORS_FOLDER, { recursive: true });
  if (!tryLock(LOCK)) {
    options.claimed.release();
    throw new SetupError(
      'Another `npm start` or `npm run dev` is using the kept data: stop it first, or use `npm run emulate` for a suite beside it.',
    );
  }
  try {
    await run(options);
  } finally {
    unlock(LOCK);
  }
}
