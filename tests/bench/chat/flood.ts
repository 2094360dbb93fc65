import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { writeDirectly } from '../../e2e/support/room.ts';
import { quantile, type Row } from '../report.ts';
import { keyOf } from './in-page.ts';
import { storedKeys } from './stored-keys.ts';
import { syntheticMember } from './members.ts';

const PER_SECOND = 20;
/** Each of them writes every one and a half seconds: well within a member's pace although the timers are not exact. */
const MEMBERS = 30;
/** After the last message, so long without a new one on screen means that no more will come. */
const QUIET_MS = 15_000;
/** In place of a status: the emulator has let the request lie for minutes. */
const UNANSWERED = 0;

const keysOn = (page: Page, run: string) =>
  page
    .locator('li[data-message]')
    .evaluateAll(
      (items, name) =>
        items.flatMap(({ textContent }) => new RegExp(`${name}-\\d+\\.`).exec(textContent)?.[0] ?? []),
      run,
    );

/** Waits until a page shows so many of a run, or nothing new has come for a while. */
async function untilQuiet(page: Page, run: string, wanted: number): Promise<void> {
  let count = -1;
  let since = Date.now();
  while (count < wanted && Date.now() - since < QUIET_MS) {
    const now = (await keysOn(page, run)).length;
    if (now > count) since = Date.now();
    count = Math.max(count, now);
    await pause(2_000);
  }
}

/** When a page has shown which messages, and how many it showed twice. */
const shownOn = (page: Page) =>
  page.evaluate(() => ({ seen: [...window.bench.seen], doubled: window.bench.doubled }));

/** Twenty messages a second for so long, from thirty members; what became of them on the screens of two readers. */
export async function flood(reader: Page, bareReader: Page, seconds: number): Promise<Row[]> {
  const run = `flood-${Date.now()}`;
  const members = Array.from({ length: MEMBERS }, (_, index) => syntheticMember(`${run}-${index}`));
  const startedAt = performance.now();
  const sentAt = new Map<string, number>();
  const sending: Promise<number>[] = [];
  for (let index = 0; index < seconds * PER_SECOND; index += 1) {
    await pause(Math.max(0, startedAt + (index * 1_000) / PER_SECOND - performance.now()));
    const key = keyOf(run, index);
    const member = members[index % MEMBERS];
    if (member === undefined) throw new Error('There are no members.');
    sentAt.set(key, Date.now());
    sending.push(writeDirectly(member, `${run}-${index}`, `Message ${key}`).catch(() => UNANSWERED));
  }
  const took = (performance.now() - startedAt) / 1_000;
  const taken = (await Promise.all(sending)).filter((status) => status === 200).length;
  await untilQuiet(reader, run, taken);
  await untilQuiet(bareReader, run, taken);

  const shown = await keysOn(reader, run);
  const stored = await storedKeys(run);
  const { seen, doubled } = await shownOn(reader);
  const delaysOf = (moments: typeof seen) =>
    moments.flatMap(([key, at]) => {
      const sent = sentAt.get(key);
      return sent === undefined ? [] : [at - sent];
    });
  const delays = delaysOf(seen);
  const bareDelays = delaysOf((await shownOn(bareReader)).seen);
  const within = (part: number) => ({
    measured: quantile(delays, part),
    floor: quantile(bareDelays, part),
    unit: 'ms' as const,
  });
  const rank = new Map(stored.map((key, index) => [key, index]));
  // What was taken down has none, whether or not the screen has followed yet.
  const ranks = shown.flatMap((key) => rank.get(key) ?? []);
  const disordered = ranks.filter((each, index) => index > 0 && each < (ranks[index - 1] ?? 0)).length;
  return [
    { what: `sent in ${took.toFixed(0)} s`, measured: sending.length, unit: 'messages' },
    { what: 'taken by the server', measured: taken, unit: 'messages' },
    { what: 'in the room afterwards', measured: stored.length, unit: 'messages' },
    { what: 'lost: stored and never on screen', measured: stored.length - delays.length, unit: 'messages' },
    { what: 'the same on the bare page', measured: stored.length - bareDelays.length, unit: 'messages' },
    { what: 'doubled on screen, at any time', measured: doubled, unit: 'messages' },
    { what: 'out of the server’s order on screen', measured: disordered, unit: 'messages' },
    { what: 'from sending to on screen, median', ...within(0.5) },
    { what: 'from sending to on screen, 99 of 100 within', ...within(0.99) },
  ];
}
