import { mkdir, writeFile } from 'node:fs/promises';
import { ratioOf, table, type Section } from './report.ts';

// node tests/bench/bench.ts <seconds of the flood> <articles and members> <sections>, inside a suite: `npm run bench` does that.
const FOLDER = new URL('../../bench-results/', import.meta.url);

// Without a network, looking for a cloud machine's metadata takes seconds and ends in a warning.
process.env['METADATA_SERVER_DETECTION'] ??= 'none';

const [seconds = '120', size = '100000', ...wanted] = process.argv.slice(2);

const SECTIONS: Record<string, () => Promise<Iterable<Section> | AsyncIterable<Section>>> = {
  masking: async () => [(await import('./masking.ts')).measureMasking()],
  'first-load': async () => [await (await import('./first-load.ts')).measureFirstLoad()],
  latency: async () => (await import('./api/latency.ts')).measureLatency(Number(size)),
  reads: async () => (await import('./api/reads.ts')).measureReads(Number(size)),
  'cold-start': async () => [await (await import('./cold-start/cold-start.ts')).measureColdStart()],
  lighthouse: async () => [await (await import('./lighthouse.ts')).measureLighthouse()],
  'long-tasks': async () => [await (await import('./long-tasks.ts')).measureLongTasks()],
  chat: async () => (await import('./chat/chat.ts')).measureChat(Number(seconds)),
};

const file = `${wanted.length === 1 ? (wanted[0] ?? '') : 'all'}.json`;
const sections: object[] = [];

/** Printed and written as soon as it is there: a later one that fails takes nothing away. */
async function report(section: Section): Promise<void> {
  console.log(table(section));
  sections.push({ ...section, rows: section.rows.map((row) => ({ ...row, ratio: ratioOf(row) })) });
  await mkdir(FOLDER, { recursive: true });
  const results = { at: new Date(), node: process.version, sections };
  await writeFile(new URL(file, FOLDER), JSON.stringify(results, null, 2));
}

for (const name of wanted) {
  const measure = SECTIONS[name];
  if (measure === undefined) throw new Error(`There is no section "${name}".`);
  for await (const section of await measure()) await report(section);
}
console.log(`\nAlso in bench-results/${file}`);
process.exit(0); // listeners of Firestore's library may still be closing
