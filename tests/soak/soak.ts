import { fork } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../bench/report.ts';
import { act, makeMembers, type Answered } from './load.ts';
import type { Sample } from './serve.ts';

// node tests/soak/soak.ts <seconds>, inside a suite: `npm run soak` does that.
const FOLDER = new URL('../../bench-results/', import.meta.url);
const PEOPLE = 10;
/** What is compiled, connected and cached once is no leak. */
const WARM_UP_MS = 10_000;
/** How much more the process may hold at the end than after warming up, before it is taken for a leak. */
const MAX_GROWTH = 24 * 1024 * 1024;

const duration = Number(process.argv[2]) * 1_000;

const child = fork(join(import.meta.dirname, 'serve.ts'), {
  execArgv: ['--expose-gc'],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const said = <T>() =>
  new Promise<T>((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`The API's process ended with ${code}.`)));
  });

const { origin } = await said<{ origin: string }>();

async function askSample(): Promise<{ sample: Sample; faults: string[] }> {
  child.send('sample');
  return said();
}

const members = await makeMembers(origin, PEOPLE);
const answers: Answered[] = [];
await act(origin, members, Date.now() + WARM_UP_MS, () => undefined);
await askSample();
const start = Date.now();
const acting = act(origin, members, start + duration, (one) => answers.push(one));
const slice = Math.min(60_000, duration / 4);
await pause(slice);
const first = await askSample();
await pause(Math.max(0, duration - 2 * slice));
const middle = await askSample();
await acting;
const last = await askSample();
child.disconnect();

const MB = 1024 * 1024;
const within = (from: number, to: number) =>
  answers.filter(({ at }) => at >= from && at < to).map(({ milliseconds }) => milliseconds);
const early = within(start, start + slice);
const late = within(start + duration - slice, Infinity);
const rows: [what: string, atStart: string, atEnd: string][] = [
  ['heap in use, MB', (first.sample.heapUsed / MB).toFixed(1), (last.sample.heapUsed / MB).toFixed(1)],
  ['resident, MB', (first.sample.rss / MB).toFixed(0), (last.sample.rss / MB).toFixed(0)],
  ['event loop late, median ms', first.sample.delay.median.toFixed(1), last.sample.delay.median.toFixed(1)],
  ['event loop late, 99th of 100, ms', first.sample.delay.p99.toFixed(1), last.sample.delay.p99.toFixed(1)],
  ['answer, median ms', quantile(early, 0.5).toFixed(1), quantile(late, 0.5).toFixed(1)],
  ['answer, 99th of 100, ms', quantile(early, 0.99).toFixed(1), quantile(late, 0.99).toFixed(1)],
  [
    'answers in a second',
    (early.length / (slice / 1_000)).toFixed(0),
    (late.length / (slice / 1_000)).toFixed(0),
  ],
];
const statuses = Object.fromEntries(
  [...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, all]) => [
    kind,
    Object.fromEntries(
      [...Map.groupBy(all, ({ status }) => status)].map(([status, each]) => [status, each.length]),
    ),
  ]),
);

console.log(`\n${duration / 1_000} s of ${PEOPLE} people at once: ${answers.length} requests`);
console.log(
  ['', 'first', 'last'].map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(9))).join(''),
);
for (const [what, atStart, atEnd] of rows)
  console.log(what.padEnd(34) + atStart.padStart(9) + atEnd.padStart(9));
console.log(`(“first” and “last” are ${slice / 1_000} s each)`);
for (const [kind, counts] of Object.entries(statuses))
  console.log(`  ${kind.padEnd(24)} ${JSON.stringify(counts)}`);

const faults = [...first.faults, ...middle.faults, ...last.faults];
const failed = answers.filter(({ status }) => status >= 500).length;
const grown = last.sample.heapUsed - first.sample.heapUsed;
const wrong = [
  ...(failed > 0 || faults.length > 0
    ? [`${failed} answers were faults: ${faults.slice(0, 3).join(' ')}`]
    : []),
  ...(grown > MAX_GROWTH ? [`The heap has grown by ${(grown / MB).toFixed(1)} MB.`] : []),
];
await mkdir(FOLDER, { recursive: true });
const results = {
  at: new Date(),
  node: process.version,
  seconds: duration / 1_000,
  people: PEOPLE,
  requests: answers.length,
  rows,
  statuses,
  wrong,
};
await writeFile(new URL('soak.json', FOLDER), JSON.stringify(results, null, 2));
console.log('Also in bench-results/soak.json');
for (const line of wrong) console.error(line);
process.exitCode = wrong.length === 0 ? 0 : 1;
