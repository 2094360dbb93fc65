import { FieldPath, Timestamp, type Firestore, type Query } from '../platform/firestore.ts';
import type { Leaver } from '../platform/deletions.ts';
import { documentsOf, type PersonalData } from './personal-data.ts';

/** Documents that are held in memory at a time. */
const PAGE = 200;

/** Each of the person's documents of one kind, as it is stored but for what the list leaves out; moments as ISO 8601. */
export async function* readAll(
  db: Firestore,
  data: PersonalData,
  person: Leaver,
): AsyncGenerator<Record<string, unknown>> {
  const left = new Set(data.inExport?.without);
  const all = documentsOf(db, data, person).orderBy(FieldPath.documentId());
  for (let rest: Query | null = all.limit(PAGE); rest !== null;) {
    const { docs } = await rest.get();
    for (const document of docs) yield readable(document.data(), left) as Record<string, unknown>;
    const last = docs.at(-1);
    rest = last === undefined || docs.length < PAGE ? null : all.startAfter(last.id).limit(PAGE);
  }
}

function readable(value: unknown, left: ReadonlySet<string>): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map((item) => readable(item, left));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !left.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, readable(inner, left)]));
}
