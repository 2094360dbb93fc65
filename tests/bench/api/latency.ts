import { quantile, type Row, type Section } from '../report.ts';
import { openCommunity, type Community } from './community.ts';
import { bareTimes, times, type Load } from './load.ts';
import { reads, writes } from './requests.ts';

const SMALL = 100;

/** How often product and floor take turns, and what each round asks. */
interface Pace {
  /** Many short ones, so that what else the machine does for a while meets product and floor alike. */
  rounds: number;
  loads: Load[];
}

const QUICK: Pace = {
  rounds: 10,
  loads: [
    { connections: 1, amount: 20 },
    { connections: 20, amount: 80 },
  ],
};
/** Where a query takes the emulator a second, because it looks through all that it holds. */
const SLOW: Pace = {
  rounds: 3,
  loads: [
    { connections: 1, amount: 5 },
    { connections: 20, amount: 20 },
  ],
};
const MOST_FOR_QUICK = 1_000;
const WRITES = { connections: 1, amount: 8 };

interface Taken {
  /** What each request took. */
  times: number[];
  /** What all of them together were of work for the server. */
  cpu: number;
}

/** Product and floor in turns, so that what else the machine does meets both. */
async function inTurns(
  community: Community,
  rounds: number,
  ...measures: (() => Promise<number[]>)[]
): Promise<Taken[]> {
  const all: Taken[] = measures.map(() => ({ times: [], cpu: 0 }));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, measure] of measures.entries()) {
      await community.counts();
      const taken = await measure();
      const { cpu } = await community.counts();
      const sum = all[index];
      if (round === 0 || !sum) continue;
      sum.times.push(...taken);
      sum.cpu += cpu;
    }
  return all;
}

const row = (what: string, part: number, [product, bare]: Taken[]): Row => ({
  what,
  measured: quantile(product?.times ?? [], part),
  floor: quantile(bare?.times ?? [], part),
  unit: 'ms',
});

const perRequest = (taken?: Taken) => (taken ? taken.cpu / taken.times.length : NaN);

const workRow = (what: string, [product, bare]: Taken[]): Row => ({
  what: `${what}, work for each`,
  measured: perRequest(product),
  floor: perRequest(bare),
  unit: 'ms CPU',
});

async function readSection(community: Community): Promise<Section> {
  const rows: Row[] = [];
  const { rounds, loads } = community.size > MOST_FOR_QUICK ? SLOW : QUICK;
  for (const { what, request, bare } of await reads(community)) {
    if (bare === undefined) continue;
    for (const load of loads) {
      const { connections } = load;
      const taken = await inTurns(
        community,
        rounds,
        () => times(community, request, load),
        () => bareTimes(community, bare, load),
      );
      for (const [name, part] of [
        ['p50', 0.5],
        ['p99', 0.99],
      ] as const)
        rows.push(row(`${what}, ${name}, c = ${connections}`, part, taken));
      if (connections === 20) rows.push(workRow(what, taken));
    }
  }
  return {
    title: `Reads among ${community.size} articles and members, against the SDK's query behind a bare node:http in the same process`,
    rows,
    notMeasured: ['the network, Hosting, and the real Firestore: the emulator answers both'],
  };
}

function growthSection(small: Section, large: Section): Section {
  const rows = large.rows
    .filter(({ what }) => what.includes('c = 1'))
    .flatMap((row) => {
      const before = small.rows.find(({ what }) => what === row.what);
      // The emulator itself grows slower: what it adds is in both, so the ratios are compared.
      return before?.floor && row.floor
        ? [
            {
              what: row.what,
              measured: row.measured / row.floor,
              floor: before.measured / before.floor,
              unit: 'ratio' as const,
            },
          ]
        : [];
    });
  return {
    title: 'Growth: the ratio in the large community against the ratio in the small one',
    rows,
    notMeasured: [],
  };
}

async function writeSection(community: Community): Promise<Section> {
  const rows: Row[] = [];
  // One more round to warm up, and one request to count what it reads and writes.
  for (const { what, request, bare } of await writes(community, WRITES.amount * (QUICK.rounds + 1) + 1)) {
    const { token } = community.ada;
    const taken = await inTurns(
      community,
      QUICK.rounds,
      () => times(community, request, WRITES),
      () => bareTimes(community, { token, write: bare }, WRITES),
    );
    await times(community, request, { connections: 1, amount: 1 });
    const { reads: read, writes: written } = await community.counts();
    rows.push({ ...row(`${what}, p50`, 0.5, taken), details: [`${read} read, ${written} written`] });
    rows.push(workRow(what, taken));
  }
  return {
    title: `Writes among ${community.size} articles and members, against the SDK with the same reads, conditions and writes`,
    rows,
    notMeasured: ['an Idempotency-Key, which is one more document in the same commit'],
  };
}

/** What a request takes in a small community and in a larger one. */
export async function* measureLatency(size: number): AsyncGenerator<Section> {
  const sections: Section[] = [];
  for (const each of [SMALL, size]) {
    const section = await readSection(await openCommunity(each));
    sections.push(section);
    yield section;
  }
  const [small, large] = sections;
  if (small && large) yield growthSection(small, large);
  yield await writeSection(await openCommunity(SMALL));
}
