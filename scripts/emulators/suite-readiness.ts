import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SetupError } from '../setup-error.ts';
import type { SuiteEnvironment } from './suite.ts';

const PATIENCE_MS = 120_000;
const BETWEEN_LOOKS_MS = 150;
const SHOWN_LINES = 25;

/** What the CLI says when it goes on although something will never work. */
const HOPELESS = /Failed to load function definition|Failed to start functions in/;

/** Lines that explain nothing: the overview that the CLI draws when it is up, and its record of our own looks. */
const OVERVIEW = /^\s*$|^[┌│├└]|^ {2}(?:Emulator Hub|Other reserved)|^Issues\?|\/articles\?limit=1/;

type Waiting = {
  readonly env: SuiteEnvironment;
  readonly logFile: string;
  readonly ended: Promise<void>;
  readonly interrupted: AbortSignal;
};

function readLog(logFile: string): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
}

/** Says what went wrong, with the last lines of the log and where the rest of it is. */
export function suiteFailure(what: string, logFile: string): SetupError {
  const lines = readLog(logFile).split('\n');
  const telling = lines.filter((line) => !OVERVIEW.test(line)).slice(-SHOWN_LINES);
  const shown = telling.map((line) => `  ${line}`).join('\n');
  return new SetupError(`${what} The end of ${relative(process.cwd(), logFile)}:\n\n${shown}`);
}

async function answers(url: string, interrupted: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, signal: interrupted });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Resolves when the hub and, through hosting, the API answer: hosting is started last, after what was imported.
 * Rejects with a SetupError when that cannot happen any more or takes two minutes, and when `interrupted`.
 */
export async function waitUntilReady({ env, logFile, ended, interrupted }: Waiting): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  const processes = { haveEnded: false };
  void ended.then(() => (processes.haveEnded = true));
  const urls = [`http://${env.FIREBASE_EMULATOR_HUB}/emulators`, `${env.APP_URL}/articles?limit=1`];
  for (const url of urls) {
    while (!(await answers(url, interrupted))) {
      interrupted.throwIfAborted();
      if (processes.haveEnded) throw suiteFailure('The emulators have stopped.', logFile);
      if (HOPELESS.test(readLog(logFile))) throw suiteFailure('The functions could not be loaded.', logFile);
      if (Date.now() > giveUpAt) throw suiteFailure(`${url} does not answer.`, logFile);
      await pause(BETWEEN_LOOKS_MS);
    }
  }
}
