import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Article } from '@knack/contract/articles';
import type { User } from '@knack/contract/users';

/** The screens that pages come with, as HTML: what the build makes of web/src/app/drawn-screens.tsx. */
export interface DrawnScreens {
  readonly drawArticle: (article: Article) => string;
  readonly drawProfile: (user: User) => string;
}

// Beside the bundle, and where the build leaves it for whoever runs the sources.
const PLACES = ['./', '../../lib/'];

/** Where the build left a file. Throws an Error where it did not. */
function built(name: string): URL {
  const file = PLACES.map((place) => new URL(place + name, import.meta.url)).find((url) => existsSync(url));
  if (file === undefined) throw new Error(`The functions were not built: there is no ${name}.`);
  return file;
}

let shell: Promise<string> | undefined;

/** The app's app.html as the build copied it; read once. Rejects when the functions were not built. */
export async function readShell(): Promise<string> {
  shell ??= readFile(built('shell.html'), 'utf8');
  return shell;
}

let screens: Promise<DrawnScreens> | undefined;

/**
 * What draws screens, with the app's own code, which is loaded for the first browser that asks for one. Rejects when the
 * functions were not built.
 */
export async function loadDrawnScreens(): Promise<DrawnScreens> {
  screens ??= import(built('drawn-screens.js').href) as Promise<DrawnScreens>;
  return screens;
}
