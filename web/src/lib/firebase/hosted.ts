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
    knackHosted?: Partial<Record<Hosted, Promise<Response>>> | undefined;
  }
}

/** A project that exists on this computer only: the Firebase tools keep the prefix for that. */
export function isDemoProject(projectId: string): boolean {
  return projectId.startsWith('demo-');
}

const ask = (path: Hosted) => fetch(path, { credentials: 'omit' });

/** Asks ahead for what opens the project. */
export function askHostingAhead(): void {
  const config = ask(HOSTED.config);
  const emulators = config
    .then((response) => response.clone().json())
    .then(({ projectId }: { projectId?: unknown }) =>
      isDemoProject(String(projectId)) ? ask(HOSTED.emulators) : config,
    );
  // Whoever takes it learns why it failed; where nobody does, nobody minds.
  emulators.catch(() => undefined);
  window.knackHosted = { [HOSTED.config]: config, [HOSTED.emulators]: emulators };
}

/**
 * What the hosting answers, asked for ahead or now. A failure of what was asked for ahead is the first attempt's: whoever
 * asks again asks the hosting.
 */
export async function askHosting(path: Hosted): Promise<string> {
  const ahead = window.knackHosted?.[path];
  delete window.knackHosted?.[path];
  try {
    const response = await (ahead ?? ask(path));
    if (!response.ok) throw new TypeError(`${path} was answered with ${response.status}`);
    return await response.text();
  } catch (error) {
    window.knackHosted = undefined;
    throw error;
  }
}
