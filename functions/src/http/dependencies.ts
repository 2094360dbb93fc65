import type { Request } from 'express';
import { firebaseAppCheck, type Attestation } from '../platform/app-check.ts';
import { connectPlatform, type Platform } from '../platform/platform.ts';
import { loadDrawnScreens, readShell, type DrawnScreens } from './built-app.ts';
import { parseOrigins } from './cross-origin.ts';
import { publicOrigin } from './public-origin.ts';

/** How many requests one instance of the function takes before it says 429; see docs/decisions. */
export interface RequestLimits {
  /** From one address, of any kind. */
  readonly requestsPerMinute: number;
  /** From one account, of those that change something. */
  readonly writesPerMinute: number;
}

/** What the HTTP layer needs; a test gives its own of any of these. */
export interface Dependencies extends Platform {
  readonly limits: RequestLimits;
  /** After how many milliseconds a request that has no answer yet is answered with 503. */
  readonly answerWithinMs: number;
  /** The app's app.html. */
  readonly shell: () => Promise<string>;
  /** What draws the screens that pages come with. */
  readonly drawnScreens: () => Promise<DrawnScreens>;
  /** Where people find the app, such as `https://knack.example`, without a slash at the end. */
  readonly origin: (request: Request) => string;
  /** Whether emulators serve the app, whose addresses its policy then has to allow. */
  readonly emulated: boolean;
  /** What has to vouch for the app where a token is needed; null where nobody is asked. */
  readonly attestation: Attestation | null;
  /** The other sites whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
}

/** What `createApp` uses where nothing else is given; reads the environment. */
export function defaultDependencies(given: Partial<Dependencies>): Dependencies {
  return {
    ...connectPlatform(given.db),
    limits: {
      requestsPerMinute: fromEnvironment('KNACK_REQUESTS_PER_MINUTE', 600),
      writesPerMinute: fromEnvironment('KNACK_WRITES_PER_MINUTE', 60),
    },
    answerWithinMs: 9_000,
    shell: readShell,
    drawnScreens: loadDrawnScreens,
    origin: publicOrigin,
    emulated: process.env['FUNCTIONS_EMULATOR'] === 'true',
    attestation: isEnforced(process.env['KNACK_APP_CHECK']) ? firebaseAppCheck : null,
    allowedOrigins: parseOrigins(process.env['KNACK_ALLOWED_ORIGINS']),
  };
}

function fromEnvironment(name: string, initial: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return initial;
  if (!/^\d+$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}

// A word that is misspelt must not leave the door open.
function isEnforced(word = ''): boolean {
  if (word !== '' && word !== 'off' && word !== 'enforce') {
    throw new Error(`KNACK_APP_CHECK is "enforce" or "off", not "${word}".`);
  }
  return word === 'enforce';
}
