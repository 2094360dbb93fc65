// Part of the script that comes before everything else, too: it imports nothing.

/** What the hosting knows: its project, and in a script for pages without modules the emulators, whatever their ports. */
export const HOSTED = {
  config: '/__/firebase/init.json',
  emulators: '/__/firebase/init.js?useEmulator=true',
} as const;

type Hosted = (typeof HOSTED)[keyof typeof HOSTED];

declare global {
  interface Window {
    /** What was asked for before the app was there (`web/src/head-start`). */
    knackHosted?: Partial<Record<Hosted, Promise<string>>> | undefined;
  }
}

/** A project that exists on this computer only: the Firebase tools keep the prefix for that. */
export function isDemoProject(projectId: string): boolean {
  return projectId.startsWith('demo-');
}

async function ask(path: Hosted): Promise<string> {
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new TypeError(`${path} was answered with ${response.status}`);
  return response.text();
}

/** Asks ahead for what opens the project. */
export function askHostingAhead(): void {
  const config = ask(HOSTED.config);
  const emulators = config.then((text) => {
    const { projectId } = JSON.parse(text) as { projectId?: unknown };
    return isDemoProject(String(projectId)) ? ask(HOSTED.emulators) : '';
  });
  window.knackHosted = { [HOSTED.config]: config, [HOSTED.emulators]: emulators };
  // Whoever takes them learns why; where nobody does, nobody minds.
  for (const answer of [config, emulators]) answer.catch(() => undefined);
}

/** What the hosting answers, asked for ahead or now; a failure of what was asked for ahead is the first attempt's. */
export function askHosting(path: Hosted): Promise<string> {
  const ahead = window.knackHosted?.[path];
  if (ahead === undefined) return ask(path);
  delete window.knackHosted?.[path];
  return ahead.catch((error: unknown) => {
    window.knackHosted = undefined;
    throw error;
  });
}
