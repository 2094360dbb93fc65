import { afterAll, beforeEach, expect } from 'vitest';
import { API_PROJECT, openStore } from './project.ts';

export const db = openStore();

beforeEach(async () => {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const address = `http://${host}/emulator/v1/projects/${API_PROJECT}/databases/(default)/documents`;
  const { status } = await fetch(address, { method: 'DELETE' });
  expect(status).toBe(200);
});

afterAll(() => db.terminate());

/** The documents of a collection by their ids, moments as ISO 8601. */
export async function stored(collection: string, from = db): Promise<Record<string, object>> {
  const { docs } = await from.collection(collection).get();
  return Object.fromEntries(docs.map((document) => [document.id, readable(document.data())]));
}

/** Every stored document, by collection and id. */
export async function everythingStored(): Promise<Record<string, Record<string, object>>> {
  const collections = await db.listCollections();
  const entries = collections.map(async ({ id }) => [id, await stored(id)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** What `attempt` gives, having left every stored document as it was. */
export async function unchanged<T>(attempt: () => Promise<T>): Promise<T> {
  const before = await everythingStored();
  const result = await attempt();
  expect(await everythingStored()).toEqual(before);
  return result;
}

function readable(fields: FirebaseFirestore.DocumentData): object {
  const entries = Object.entries(fields as Record<string, unknown>).map(([name, value]) => [
    name,
    isMoment(value) ? value.toDate().toISOString() : isFields(value) ? readable(value) : value,
  ]);
  return Object.fromEntries(entries) as object;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMoment(value: unknown): value is FirebaseFirestore.Timestamp {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}
