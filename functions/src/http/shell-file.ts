import { readFile } from 'node:fs/promises';

// Beside the bundle, and where the build leaves it for whoever runs the sources.
const PLACES = ['./shell.html', '../../lib/shell.html'];

let shell: Promise<string> | undefined;

/** The app's app.html as the build copied it; read once. Rejects when the functions were not built. */
export function readShellFile(): Promise<string> {
  shell ??= readFirst(PLACES.map((place) => new URL(place, import.meta.url)));
  return shell;
}

async function readFirst([place, ...others]: URL[]): Promise<string> {
  if (place === undefined) throw new Error('The functions were not built: there is no shell.html.');
  try {
    return await readFile(place, 'utf8');
  } catch {
    return readFirst(others);
  }
}
