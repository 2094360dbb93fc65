import { createMember, uniqueName } from './support/community.ts';
import { countStored, logOf, messageOf, NO_NETWORK, say } from './support/room.ts';
import { expect, signIn, test } from './support/test.ts';

test('case 85: what is written offline goes out once and in order, and is seen by others', async ({
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

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  const story = uniqueName('story');
  const parts = [`${story} one`, `${story} two`, `${story} three`];
  for (const part of parts) await say(page, part);
  await say(page, `${story} nonsense`);
  await expect(messageOf(page, `${story} one`)).toContainText('Waits for the connection');
  await messageOf(page, `${story} nonsense`).getByRole('button', { name: 'Discard' }).click();
  await expect(logOf(visitor).getByText(story)).toHaveCount(0);

  await context.setOffline(false);
  await expect(logOf(visitor).getByText(story)).toHaveText(parts);
  await expect(logOf(page).getByText(story)).toHaveText(parts);
  await expect(logOf(page).getByText('Waits for the connection')).toHaveCount(0);
  await expect(page.getByText(/You are offline|Not live/)).toHaveCount(0);
  for (const part of parts) expect(await countStored(part)).toBe(1);
});

test('what was waiting survives a reload', async ({ page, context, expectConsole }) => {
  expectConsole(NO_NETWORK);
  const ada = await createMember('ada');
  await signIn(page, ada);
  await page.goto('/chatapp');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await context.setOffline(true);
  const text = uniqueName('kept');
  await say(page, text);
  await expect(messageOf(page, text)).toContainText('Waits for the connection');
  await context.setOffline(false);
  await page.reload();
  await expect(messageOf(page, text)).toHaveCount(1);
  await expect.poll(() => countStored(text)).toBe(1);
  await expect(messageOf(page, text).getByRole('button', { name: 'Delete what you said' })).toHaveCount(1);
});

test('a room that cannot be reached says so, and is there again by itself', async ({
  page,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  const firestore = `http://${process.env.FIRESTORE_EMULATOR_HOST}/**`;
  await page.route(firestore, (route) => route.abort());
  await page.goto('/chatapp');
  await expect(page.getByRole('heading', { name: 'The room cannot be reached' })).toBeVisible();
  await page.unroute(firestore);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});
