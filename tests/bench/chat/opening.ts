import type { Browser, BrowserContext } from '@playwright/test';
import { newPerson } from '../browser.ts';
import { quantile, type Row } from '../report.ts';
import { openBareRoom } from './bare-room.ts';
import { firstPainted, watch } from './in-page.ts';
import { syntheticMember } from './members.ts';

const RUNS = 7;

/** From going to the address, with nothing in the cache, to the first message on screen. */
async function open(context: BrowserContext, bareRoom: string | null, as: string | null): Promise<number> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable'); // without it the next line does nothing
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await watch(page);
  if (bareRoom === null) await page.goto('/chatapp');
  else await openBareRoom(page, bareRoom, as === null ? null : syntheticMember(as));
  const painted = await firstPainted(page);
  await page.close();
  return painted;
}

/** Opening the room, for a visitor and for a member who is signed in, each in turns with the bare page. */
export async function measureOpening(
  browser: Browser,
  bareRoom: string,
  member: BrowserContext,
): Promise<Row[]> {
  const visitor = await newPerson(browser);
  const people = [
    { who: 'a visitor', context: visitor, as: null },
    { who: 'signed in', context: member, as: 'opening' },
  ];
  const rows: Row[] = [];
  for (const { who, context, as } of people) {
    const times: { product: number[]; bare: number[] } = { product: [], bare: [] };
    for (let run = 0; run < RUNS; run += 1) {
      times.product.push(await open(context, null, as));
      times.bare.push(await open(context, bareRoom, as));
    }
    const what = `open to first message painted, ${who}, median of ${RUNS}`;
    const [measured, floor] = [quantile(times.product, 0.5), quantile(times.bare, 0.5)];
    rows.push({ what, measured, floor, unit: 'ms' });
  }
  await visitor.close();
  return rows;
}
