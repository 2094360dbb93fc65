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

/** For a server that lags behind by minutes. */
const PATIENCE_MS = 600_000;
const PATIENCE_WITH_BARE_MS = 120_000;
/** Rarely, because each look reads the whole room from the server that is behind. */
const BETWEEN_LOOKS_MS = 15_000;
const PATIENCE = { timeout: PATIENCE_MS };
const gapsOn = (page: Page) => page.getByRole('button', { name: 'Messages in between' });

/** Whether a page shows a message within the time between two looks. */
const isShown = (page: Page, key: string) =>
  page
    .locator('li[data-message]', { hasText: key })
    .waitFor({ timeout: BETWEEN_LOOKS_MS })
    .then(
      () => true,
      () => false,
    );

/**
 * Waits until a page shows the newest message and reads none of what it has missed; answers what is stored then: what is
 * beyond a member's pace is taken down meanwhile, the newest perhaps among it.
 */
async function untilCaughtUp(page: Page, run: string, patience = PATIENCE_MS): Promise<string[]> {
  const end = performance.now() + patience;
  let stored = await storedKeys(run);
  while (!(await isShown(page, stored.at(-1) ?? ''))) {
    if (performance.now() > end) throw new Error(`A page has not caught up with ${stored.at(-1)}.`);
    stored = await storedKeys(run);
  }
  await page
    .locator('button[aria-busy]')
    .first()
    .waitFor({ ...PATIENCE, state: 'detached' });
  return stored;
}

/** Asks for all that a page says it has missed; answers how many stretches that were. */
async function askForTheRest(page: Page): Promise<number> {
  const gaps = await gapsOn(page).count();
  while ((await gapsOn(page).count()) > 0) {
    await gapsOn(page)
      .last()
      .evaluate((button: HTMLElement) => button.click());
    await page
      .locator('button[aria-busy]')
      .first()
      .waitFor({ ...PATIENCE, state: 'detached' });
  }
  return gaps;
}

/** When a page has shown which messages, and how many it showed twice. */
const shownOn = (page: Page) =>
  page.evaluate(() => ({ seen: [...window.bench.seen], doubled: window.bench.doubled }));

/** How many of these messages a page has shown by now, out of those that are stored. */
async function missingOn(page: Page, stored: readonly string[]): Promise<number> {
  const shown = new Map((await shownOn(page)).seen);
  return stored.filter((key) => !shown.has(key)).length;
}

/**
 * Twenty messages a second for so long, from thirty members; what became of them on the screens of two readers, once they
 * have caught up. `inBetween` happens when half of the time is over.
 */
export async function flood(
  reader: Page,
  bareReader: Page,
  seconds: number,
  inBetween: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Row[]> {
  const run = `flood-${Date.now()}`;
  const members = Array.from({ length: MEMBERS }, (_, index) => syntheticMember(`${run}-${index}`));
  const startedAt = performance.now();
  const sentAt = new Map<string, number>();
  let between: Promise<unknown> = Promise.resolve();
  const sending: Promise<number>[] = [];
  for (let index = 0; index < seconds * PER_SECOND; index += 1) {
    await pause(Math.max(0, startedAt + (index * 1_000) / PER_SECOND - performance.now()));
    if (index === (seconds * PER_SECOND) / 2) between = inBetween();
    const key = keyOf(run, index);
    const member = members[index % MEMBERS];
    if (member === undefined) throw new Error('There are no members.');
    sentAt.set(key, Date.now());
    sending.push(writeDirectly(member, `${run}-${index}`, `Message ${key}`).catch(() => UNANSWERED));
  }
  const took = (performance.now() - startedAt) / 1_000;
  const taken = (await Promise.all(sending)).filter((status) => status === 200).length;
  await between;
  // What the bare page does not catch up with counts as missing there.
  await untilCaughtUp(bareReader, run, PATIENCE_WITH_BARE_MS).catch(() => undefined);
  const stored = await untilCaughtUp(reader, run);

  const missing = await missingOn(reader, stored);
  const gaps = await askForTheRest(reader);
  const shown = await keysOn(reader, run);
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
    { what: 'not on screen by itself', measured: missing, unit: 'messages' },
    { what: 'the same on the bare page', measured: await missingOn(bareReader, stored), unit: 'messages' },
    { what: 'stretches left to be asked for', measured: gaps, unit: 'stretches' },
    {
      what: 'lost: stored and not on screen after that',
      measured: await missingOn(reader, stored),
      unit: 'messages',
    },
    { what: 'doubled on screen, at any time', measured: doubled, unit: 'messages' },
    { what: 'out of the server’s order on screen', measured: disordered, unit: 'messages' },
    { what: 'from sending to on screen, median', ...within(0.5) },
    { what: 'from sending to on screen, 99 of 100 within', ...within(0.99) },
  ];
}
