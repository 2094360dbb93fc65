import { LIMITS } from '@knack/contract/limits';
import type { Locator, Page } from '@playwright/test';
import { createMember, uniqueName } from './support/community.ts';
import { logOf, messageOf, say, writePast } from './support/room.ts';
import { watchShifts } from './support/steadiness.ts';
import { expect, signIn, test } from './support/test.ts';

/** Just within the pace of one author. */
const APART = 1_050;

/** How far down it is once it no longer moves: a turn of the wheel is a ride. */
async function restingPlace(target: Locator): Promise<number> {
  let last = NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = (await target.boundingBox())?.y ?? NaN;
      return last - before;
    })
    .toBe(0);
  return last;
}

const live = (page: Page) => page.getByText('Live', { exact: true });

test('120 messages: the window holds the newest, and earlier ones come in without moving what is read', async ({
  page,
}) => {
  const author = { uid: uniqueName('uid'), username: 'cleo' };
  const story = uniqueName('story');
  const start = Date.now() - 121 * APART;
  const messages = Array.from({ length: 120 }, (_, index) => ({
    id: `${story}-${index}`,
    text: `${story} part ${String(index).padStart(3, '0')}`,
    createdAt: start + index * APART,
  }));
  await writePast(author, messages);
  await page.goto('/chatapp');
  await expect(messageOf(page, `${story} part 119`)).toHaveCount(1);
  await expect(messageOf(page, `${story} part 000`)).toHaveCount(0);
  // A hundred, and what stands between them.
  await expect
    .poll(() => logOf(page).getByRole('listitem').count())
    .toBeGreaterThanOrEqual(LIMITS.chatWindow);

  const earlier = logOf(page).getByRole('button', { name: 'Earlier messages' });
  await earlier.scrollIntoViewIfNeeded();
  const first = logOf(page).getByRole('listitem').filter({ hasText: story }).first();
  const text = (await first.getByText(story).textContent()) ?? '';
  const before = await restingPlace(logOf(page).getByText(text));
  const shown = await logOf(page).getByRole('listitem').count();
  await earlier.click();
  await expect.poll(() => logOf(page).getByRole('listitem').count()).toBeGreaterThan(shown);
  await expect
    .poll(async () => Math.abs((await restingPlace(logOf(page).getByText(text))) - before))
    .toBeLessThan(2);

  // What others say meanwhile may take places in the pages.
  while ((await messageOf(page, `${story} part 000`).count()) === 0) {
    const count = await logOf(page).getByRole('listitem').count();
    await earlier.click();
    await expect.poll(() => logOf(page).getByRole('listitem').count()).toBeGreaterThan(count);
  }
  const parts = await logOf(page).getByText(`${story} part`).allTextContents();
  expect(parts).toEqual(messages.map((message) => message.text));
});

test('the room opens at its end without a jump', async ({ page }) => {
  const cleo = { uid: uniqueName('uid'), username: 'cleo' };
  const [yesterday, story] = [uniqueName('yesterday'), uniqueName('story')];
  const long = 'The tap drips, and not only at night. '.repeat(12);
  await writePast(cleo, [
    { id: yesterday, text: yesterday, createdAt: Date.now() - 86_400_000 },
    ...Array.from({ length: 30 }, (_, index) => ({
      id: `${story}-${index}`,
      text: `${story} part ${index}. ${index % 3 === 0 ? long : ''}`,
      createdAt: Date.now() - (30 - index) * APART,
    })),
  ]);
  const shifts = await watchShifts(page);
  await page.goto('/chatapp');
  await expect(live(page)).toBeVisible();
  await expect(messageOf(page, `${story} part 29.`)).toBeInViewport();
  await restingPlace(messageOf(page, `${story} part 29.`));
  expect(await shifts()).toEqual([]);
});

test('whoever has scrolled up stays there; a pill counts what is new and goes there', async ({
  page,
  newPerson,
}) => {
  const ada = await createMember('ada');
  const cleo = { uid: uniqueName('uid'), username: 'cleo' };
  const story = uniqueName('story');
  await writePast(
    cleo,
    Array.from({ length: 40 }, (_, index) => ({
      id: `${story}-${index}`,
      text: `${story} part ${index}.`,
      createdAt: Date.now() - (40 - index) * APART,
    })),
  );
  const other = await newPerson();
  await signIn(other, ada);
  await other.goto('/chatapp');
  await page.goto('/chatapp');
  await expect(messageOf(page, `${story} part 39.`)).toBeInViewport();

  await logOf(page).hover();
  await page.mouse.wheel(0, -700);
  await expect(page.getByRole('button', { name: 'To the newest' })).toBeVisible();
  const place = await restingPlace(messageOf(page, `${story} part 30.`));
  const news = `News from ${ada.username}`;
  await say(other, news);
  const pill = page.getByRole('button', { name: /^\d+ new$/ });
  await expect(pill).toBeVisible();
  expect(Math.abs((await restingPlace(messageOf(page, `${story} part 30.`))) - place)).toBeLessThan(2);
  await pill.click();
  await expect(messageOf(page, news)).toBeInViewport();
  await expect(pill).toHaveCount(0);
});

test('what is said faster than the listener is told comes in by itself, and nothing that is read moves', async ({
  page,
}) => {
  const cleo = { uid: uniqueName('uid'), username: 'cleo' };
  const [story, burst] = [uniqueName('story'), uniqueName('burst')];
  const start = Date.now() - 41 * APART;
  const before = Array.from({ length: 40 }, (_, index) => ({
    id: `${story}-${index}`,
    text: `${story} part ${index}.`,
    createdAt: start + index * APART,
  }));
  await writePast(cleo, before);
  await page.goto('/chatapp');
  await expect(messageOf(page, `${story} part 39.`)).toBeInViewport();
  await expect(live(page)).toBeVisible();
  await logOf(page).hover();
  await page.mouse.wheel(0, -700);
  await expect(page.getByRole('button', { name: 'To the newest' })).toBeVisible();
  const place = await restingPlace(messageOf(page, `${story} part 30.`));

  const now = Date.now();
  const atOnce = Array.from({ length: LIMITS.chatWindow + 40 }, (_, index) => ({
    id: `${burst}-${index}`,
    text: `${burst} part ${index}.`,
    createdAt: now + index,
    // Each within their pace.
    by: { uid: `${burst}-${index % 20}`, username: `many-${index % 20}` },
  }));
  await writePast(cleo, atOnce);
  const shown = () => logOf(page).getByText(`${burst} part`).allTextContents();
  await expect.poll(shown).toEqual(atOnce.map(({ text }) => text));
  await expect(logOf(page).getByRole('button', { name: 'Messages in between' })).toHaveCount(0);
  expect(Math.abs((await restingPlace(messageOf(page, `${story} part 30.`))) - place)).toBeLessThan(2);
  await expect(page.getByRole('button', { name: /^\d+ new$/ })).toBeVisible();
});

test('on return a line shows where reading stopped', async ({ page }) => {
  const cleo = { uid: uniqueName('uid'), username: 'cleo' };
  const [read, missed] = [uniqueName('read'), uniqueName('missed')];
  await writePast(cleo, [{ id: read, text: read, createdAt: Date.now() }]);
  await page.goto('/chatapp');
  await expect(messageOf(page, read)).toBeInViewport();
  await expect(live(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('knack.read'))).not.toBeNull();
  await page.goto('about:blank');
  await writePast(cleo, [{ id: missed, text: missed, createdAt: Date.now() }]);

  await page.goto('/chatapp');
  const line = logOf(page).getByText('New since you were last here');
  await expect(line).toBeVisible();
  const [lineBox, readBox, missedBox] = await Promise.all([
    line.boundingBox(),
    messageOf(page, read).boundingBox(),
    messageOf(page, missed).boundingBox(),
  ]);
  expect(lineBox?.y).toBeGreaterThan(readBox?.y ?? Infinity);
  expect(lineBox?.y).toBeLessThan(missedBox?.y ?? 0);
});
