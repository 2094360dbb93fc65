import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LINE = /^KNACK_ORIGIN=(.*)$/m;

/** Where the function finds its settings for a project; the Firebase CLI sends them along. */
function settingsFile(functions: string, project: string): string {
  return join(functions, `.env.${project}`);
}

/**
 * Where people find this project's community: as said now, else as said before, else where Hosting puts it. The
 * function's settings are made to agree; nothing else in them changes.
 */
export function rememberOrigin(functions: string, project: string, said?: string): string {
  const file = settingsFile(functions, project);
  const settings = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const before = LINE.exec(settings)?.[1]?.trim();
  const origin = said ?? (before || `https://${project}.web.app`);
  if (before === origin) return origin;
  const line = `KNACK_ORIGIN=${origin}`;
  const separator = settings === '' || settings.endsWith('\n') ? '' : '\n';
  const changed = LINE.test(settings)
    ? settings.replace(LINE, () => line)
    : `${settings}${separator}${line}\n`;
  writeFileSync(file, changed);
  return origin;
}
