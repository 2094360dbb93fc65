import type { Suite } from './suite.ts';

/** Lets the suite's hub write the data of all emulators into `folder`, which it creates. */
export async function exportSuite({ env }: Suite, folder: string): Promise<void> {
  const response = await fetch(`http://${env.FIREBASE_EMULATOR_HUB}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'scripts/start.ts' }),
  });
  const { message } = (await response.json()) as { message: string };
  if (!response.ok) throw new Error(message);
}
