import { readFile } from 'node:fs/promises';
import { emulatorUrl } from './rules-project.ts';

/**
 * Gives the emulator this checkout's rules, once for all test files: each load would set its coverage to zero.
 * Throws the compiler's complaint when it does not accept them.
 */
export default async function loadRules(): Promise<void> {
  const content = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');
  const response = await fetch(emulatorUrl('emulator/v1/projects/{project}:securityRules'), {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`The emulator refused firestore.rules: ${await response.text()}`);
}
