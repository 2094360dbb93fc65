import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '../run-command.ts';
import { SetupError } from '../setup-error.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MACOS_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HOW_TO_INSTALL =
  'install it (Debian: sudo apt-get install chromium; macOS: brew install --cask chromium), or set PLAYWRIGHT_CHROMIUM to the path of a Chromium or Chrome.';

/** Every place a Chromium may be, in the order of preference. */
export function chromiumCandidates(env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...MACOS_APPLICATIONS].filter((path) => existsSync(path));
}

/** Ubuntu's `chromium-browser` may be a script that only says what to install, so being there is not enough. */
async function starts(chromium: string): Promise<boolean> {
  try {
    await promisify(execFile)(chromium, ['--version']);
    return true;
  } catch {
    return false;
  }
}

async function findChromium(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  for (const candidate of chromiumCandidates(env)) if (await starts(candidate)) return candidate;
  return undefined;
}

function canInstall(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

async function install(interrupted: AbortSignal): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const command = 'apt-get update && apt-get install -y chromium';
  console.log(`There is no Chromium: ${command}`);
  if ((await runCommand(command, [], { shell: true, env, interrupted })) === 0) return;
  throw new SetupError(`Chromium could not be installed by apt-get: ${HOW_TO_INSTALL}`);
}

/** The browser for the browser tests, installed first where that is possible; a SetupError says what to install. */
export async function provideChromium(interrupted: AbortSignal): Promise<string> {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) {
    if (await starts(named)) return named;
    throw new SetupError(`PLAYWRIGHT_CHROMIUM names ${named}, which does not start: correct it or unset it.`);
  }
  const found = await findChromium(process.env);
  if (found !== undefined) return found;
  if (!canInstall()) throw new SetupError(`The browser tests need Chromium: ${HOW_TO_INSTALL}`);
  await install(interrupted);
  const installed = await findChromium(process.env);
  if (installed === undefined) throw new SetupError(`The browser tests need Chromium: ${HOW_TO_INSTALL}`);
  return installed;
}
