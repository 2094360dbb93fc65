import { assertFails, initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import { doc, setLogLevel, writeBatch, type Firestore } from 'firebase/firestore';
import { afterAll, beforeEach, expect } from 'vitest';
import type { Persona } from '../fixtures/personas.ts';
import { emulatorAddress, emulatorUrl, RULES_PROJECT } from './rules-project.ts';

// The SDK reports each refusal on the console; here they are the point.
setLogLevel('silent');

const environment = await initializeTestEnvironment({
  projectId: RULES_PROJECT,
  firestore: emulatorAddress(),
});
const contexts = new Map<string, RulesTestContext>();

beforeEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

/** The database as somebody's browser reaches it, under the rules. */
export function as(persona: Persona | null): Firestore {
  const key = JSON.stringify(persona);
  const context =
    contexts.get(key) ??
    (persona
      ? environment.authenticatedContext(persona.uid, persona.claims)
      : environment.unauthenticatedContext());
  contexts.set(key, context);
  return firestoreOf(context);
}

/** Stores documents past the rules, by their paths. */
export async function store(...documents: [path: string, fields: Record<string, unknown>][]): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const batch = writeBatch(firestoreOf(context));
    for (const [path, fields] of documents) batch.set(doc(firestoreOf(context), path), fields);
    await batch.commit();
  });
}

/** Every stored document of whatever collection, in the order of the names, as the emulator's REST API writes it. */
export async function everythingStored(): Promise<{ name: string; fields: Record<string, unknown> }[]> {
  const response = await fetch(emulatorUrl('v1/projects/{project}/databases/(default)/documents:runQuery'), {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const rows = (await response.json()) as { document?: { name: string; fields: Record<string, unknown> } }[];
  return rows.flatMap(({ document }) => (document ? [document] : []));
}

/** Asserts that the rules refuse each of `attempts`, and that every stored document is as it was afterwards. */
export async function expectDenied(...attempts: (() => Promise<unknown>)[]): Promise<void> {
  const before = await everythingStored();
  for (const attempt of attempts) await assertFails(attempt());
  expect(await everythingStored()).toEqual(before);
}

// The types are of the SDK's older interface; the object serves both.
function firestoreOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}
