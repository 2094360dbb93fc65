import { LIMITS } from '@knack/contract/limits';
import { createMember, uniqueName } from './support/community.ts';
import { countStored, logOf, NO_NETWORK, say, writeDirectly } from './support/room.ts';
import { expect, signIn, test } from './support/test.ts';

test('of fourteen messages at once from a client that keeps no pace, ten stay', async ({ page }) => {
  const ada = await createMember('ada');
  await page.goto('/chatapp');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const flood = uniqueName('flood');
  const statuses = await Promise.all(
    Array.from({ length: 14 }, (_, index) => writeDirectly(ada, `${flood}-${index}`, flood)),
  );
  expect(statuses).toEqual(Array(14).fill(200));
  await expect.poll(() => countStored(flood)).toBe(10);
  await expect(logOf(page).getByText(flood)).toHaveCount(10);
});

test('twelve messages in a hurry all arrive, in order, at the room’s pace', async ({
  page,
  context,
  newPerson,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  const ada = await createMember('ada');
  const visitor = await newPerson();
  await visitor.goto('/chatapp');
  await signIn(page, ada);
  await page.goto('/chatapp');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const hurry = uniqueName('hurry');
  const texts = Array.from({ length: 12 }, (_, index) => `${hurry} ${index}.`);
  // In one go: a machine that takes a second to type each is not in a hurry.
  await context.setOffline(true);
  for (const text of texts) await say(page, text);
  await context.setOffline(false);
  // The last two wait for the pace; a machine that takes a second for each has kept it anyway.
  const inTurn = { timeout: 2 * LIMITS.chatPace.milliseconds + 40_000 };
  await expect(logOf(page).getByText(hurry)).toHaveText(texts);
  await expect(logOf(visitor).getByText(hurry)).toHaveText(texts, inTurn);
  await expect(page.getByText('Yours go out in turn.')).toHaveCount(0);
  for (const text of texts) expect(await countStored(text)).toBe(1);
});
