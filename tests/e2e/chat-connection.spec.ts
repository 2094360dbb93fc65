import type { Page } from '@playwright/test';
import { createMember, uniqueName, type Member } from './support/community.ts';
import { whileFrozen } from './support/database-process.ts';
import { countStored, logOf, messageOf, say, writeDirectly } from './support/room.ts';
import { expect, signIn, test } from './support/test.ts';

// Runs alone, after all others (playwright.config.ts): everybody's database stands still meanwhile.

/** What Firestore's library says about a server that does not answer, and a page's policy about its test of the network. */
const NO_ANSWER = /@firebase\/firestore|cleardot\.gif|ERR_/;
/** A dead connection is noticed after seconds, and dialled again after some more. */
const PATIENCE = { timeout: 60_000 };
const NOT_LIVE = 'Not live: there is no connection. What you send goes out when it is back.';

const live = (page: Page) => page.getByText('Live', { exact: true });

async function enter(page: Page, member: Member): Promise<void> {
  await signIn(page, member);
  await page.goto('/chatapp');
  await expect(live(page)).toBeVisible();
  // Gone after a reload.
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
}

test('the server stops answering while two people talk, and comes back', async ({
  page,
  newPerson,
  expectConsole,
}) => {
  test.setTimeout(240_000);
  expectConsole(NO_ANSWER);
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const other = await newPerson();
  await enter(page, ada);
  await enter(other, bob);
  const story = uniqueName('story');
  await say(page, `${story} ada 1`);
  await expect(messageOf(other, `${story} ada 1`)).toHaveCount(1);
  await say(other, `${story} bob 1`);
  await expect(messageOf(page, `${story} bob 1`)).toHaveCount(1);

  await whileFrozen(async () => {
    for (const part of [2, 3, 4]) await say(page, `${story} ada ${part}`);
    for (const part of [2, 3]) await say(other, `${story} bob ${part}`);
    for (const person of [page, other]) {
      await expect(person.getByText(NOT_LIVE)).toBeVisible(PATIENCE);
      await expect(live(person)).toHaveCount(0);
    }
    await expect(messageOf(page, `${story} ada 4`)).toContainText('Waits for the connection');
    await expect(messageOf(other, `${story} ada 2`)).toHaveCount(0);
    await say(page, `${story} ada 5`);
  });

  const ofAda = [1, 2, 3, 4, 5].map((part) => `${story} ada ${part}`);
  const ofBob = [1, 2, 3].map((part) => `${story} bob ${part}`);
  for (const person of [page, other]) {
    await expect(logOf(person).getByText(`${story} ada`)).toHaveText(ofAda, PATIENCE);
    await expect(logOf(person).getByText(`${story} bob`)).toHaveText(ofBob, PATIENCE);
    await expect(person.getByText(NOT_LIVE)).toHaveCount(0, PATIENCE);
    await expect(live(person)).toBeVisible(PATIENCE);
  }
  for (const text of [...ofAda, ...ofBob]) expect(await countStored(text)).toBe(1);

  // The listeners are there again: what comes from elsewhere is seen by both.
  const news = uniqueName('news');
  expect(await writeDirectly(bob, news, news)).toBe(200);
  for (const person of [page, other]) {
    await expect(messageOf(person, news)).toHaveCount(1);
    expect(await person.evaluate(() => 'sameVisit' in window)).toBe(true);
  }
});

test('somebody who only reads hears what is said after the server stood still', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(120_000);
  expectConsole(NO_ANSWER);
  const ada = await createMember('ada');
  await page.goto('/chatapp');
  await expect(live(page)).toBeVisible();
  const news = uniqueName('news');
  let written: Promise<number> | undefined;
  await whileFrozen(async () => {
    // Reaches the server, which takes it when it goes on.
    written = writeDirectly(ada, news, news);
    await expect(messageOf(page, news)).toHaveCount(0);
  });
  expect(await written).toBe(200);
  await expect(messageOf(page, news)).toHaveCount(1, PATIENCE);
  await expect(live(page)).toBeVisible(PATIENCE);
});
