import type { Browser } from '@playwright/test';
import { newPerson } from '../browser.ts';
import { quantile, type Row } from '../report.ts';
import { openBareRoom } from './bare-room.ts';
import { firstPainted, watch } from './in-page.ts';

const RUNS = 7;

/** From going to the address, with nothing in the cache, to the first message on screen. */
export async function measureOpening(browser: Browser, bareRoom: string): Promise<Row[]> {
  const times: { product: number[]; bare: number[] } = { product: [], bare: [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const kind of ['product', 'bare'] as const) {
      const context = await newPerson(browser);
      const page = await context.newPage();
      await watch(page);
      await (kind === 'product' ? page.goto('/chatapp') : openBareRoom(page, bareRoom));
      times[kind].push(await firstPainted(page));
      await context.close();
    }
  }
  const [measured, floor] = [quantile(times.product, 0.5), quantile(times.bare, 0.5)];
  return [
    { what: `open to first message painted, a visitor, median of ${RUNS}`, measured, floor, unit: 'ms' },
  ];
}
