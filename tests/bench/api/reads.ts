import type { Row, Section } from '../report.ts';
import { openCommunity, type Community } from './community.ts';
import type { Counts } from './counts.ts';
import { times } from './load.ts';
import { reads, writes } from './requests.ts';
import { recordScreens, type RecordedScreen, type ScreenRequest } from './screens.ts';

const SMALL = 100;

// The emulator has no index and looks through everything for a word: among more, one search takes it minutes.
const MOST_FOR_WORDS = 10_000;

const said = ({ reads: read, writes: written }: Counts) => `${read} read, ${written} written`;

const together = ({ reads: read, writes: written }: Counts) => read + written;

async function countRequests(community: Community): Promise<Map<string, Counts>> {
  const requests = [...(await reads(community)), ...(await writes(community, 2))];
  const counts = new Map<string, Counts>();
  for (const { what, request } of requests) {
    await community.counts();
    await times(community, request, { connections: 1, amount: 1 });
    counts.set(what, await community.counts());
  }
  return counts;
}

async function requestSection(small: Community, large: Community): Promise<Section> {
  const among = await countRequests(small);
  const rows = [...(await countRequests(large))].map(([what, counts]): Row => {
    const before = among.get(what) ?? { reads: 0, writes: 0, cpu: 0 };
    const details = [`${said(counts)}; among ${small.size}: ${said(before)}`];
    return { what, measured: together(counts), floor: together(before), unit: 'documents', details };
  });
  return {
    title: `Documents read and written by a request among ${large.size} articles and members, against ${small.size}`,
    rows,
    notMeasured: ['reads that security rules bill, of which the room has none'],
  };
}

async function countScreen(community: Community, requests: readonly ScreenRequest[]): Promise<Counts> {
  await community.counts();
  for (const { path, accept, signedIn } of requests) {
    const headers = { accept, ...(signedIn && { authorization: `Bearer ${community.ada.token}` }) };
    const response = await fetch(community.origin + path, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.text();
  }
  return community.counts();
}

function screenSection(size: number, among: readonly ScreenCounts[]): Section {
  return {
    title: `Documents read by a first view of a screen among ${size} articles and members, against ${SMALL}`,
    rows: among.map(({ what, requests, before, counts }) => ({
      what,
      measured: counts.reads,
      floor: before.reads,
      unit: 'documents',
      details: requests.map(({ path }) => path),
    })),
    notMeasured: [
      'the room, whose documents are in its own section',
      'a view of what the app still has from a moment before, which asks for less or for nothing',
    ],
  };
}

interface ScreenCounts extends RecordedScreen {
  before: Counts;
  counts: Counts;
}

async function countScreens(
  screens: readonly RecordedScreen[],
  small: Community,
  large: Community,
): Promise<ScreenCounts[]> {
  const counted: ScreenCounts[] = [];
  for (const screen of screens) {
    const before = await countScreen(small, screen.requests);
    counted.push({ ...screen, before, counts: await countScreen(large, screen.requests) });
  }
  return counted;
}

/** Documents read and written by each request, and read by each screen, in a small community and in one of `size`. */
export async function* measureReads(size: number): AsyncGenerator<Section> {
  const small = await openCommunity(SMALL);
  const screens = await recordScreens(small);
  const words = Math.min(size, MOST_FOR_WORDS);
  const looking = screens.filter((screen) => screen.words);
  yield screenSection(words, await countScreens(looking, small, await openCommunity(words)));
  const large = await openCommunity(size);
  const others = screens.filter((screen) => !screen.words);
  yield screenSection(size, await countScreens(others, small, large));
  yield await requestSection(small, large);
}
