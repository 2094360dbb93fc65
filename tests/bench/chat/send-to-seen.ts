import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile, type Row } from '../report.ts';
import { keyOf, whenSeen } from './in-page.ts';

/** Slower than a member's pace, so that nothing waits for its turn. */
const BETWEEN_MS = 1_100;

/** Rounds before those that count. */
export const WARM_UP = 2;

/** A way to say something, which answers when that was begun. */
type Say = (text: string) => Promise<number>;

/** Presses Send in the product. */
export const sayInProduct =
  (page: Page): Say =>
  async (text) => {
    await page.getByRole('textbox', { name: 'Message' }).fill(text);
    return page.getByRole('button', { name: 'Send' }).evaluate((button: HTMLElement) => {
      const at = window.bench.now();
      button.click();
      return at;
    });
  };

/** Adds the document through the SDK. */
export const sayInBareRoom =
  (page: Page): Say =>
  (text) =>
    page.evaluate((said) => {
      const at = window.bench.now();
      void window.send(said);
      return at;
    }, text);

async function once(say: Say, reader: Page, key: string): Promise<number> {
  const sentAt = await say(`Does anybody have a ladder? ${key}`);
  return (await whenSeen(reader, key)) - sentAt;
}

/** One round in the product, one in the bare room, and so on; everybody listens all the time. */
export async function sendToSeen(
  what: string,
  run: string,
  product: { say: Say; reader: Page },
  bare: { say: Say; reader: Page },
  rounds: number,
): Promise<Row[]> {
  const times: { product: number[]; bare: number[] } = { product: [], bare: [] };
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const inProduct = await once(product.say, product.reader, keyOf(`${run}-product`, round + WARM_UP));
    await pause(BETWEEN_MS / 2);
    const inBare = await once(bare.say, bare.reader, keyOf(`${run}-bare`, round + WARM_UP));
    await pause(BETWEEN_MS / 2);
    if (round < 0) continue;
    times.product.push(inProduct);
    times.bare.push(inBare);
  }
  const at = (part: number) => ({
    measured: quantile(times.product, part),
    floor: quantile(times.bare, part),
    unit: 'ms' as const,
  });
  return [
    { what: `${what}, median of ${rounds}`, ...at(0.5) },
    { what: `${what}, 9 of 10 within`, ...at(0.9) },
  ];
}
