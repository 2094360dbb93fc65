import { createMember, uniqueName } from './support/community.ts';
import { messageOf, say } from './support/room.ts';
import { alertOf, cardOf, submit } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

test('somebody who offers maths makes a post of what they said, settles it, deletes it and brings it back @phone', async ({
  page,
}) => {
  const ada = await createMember('ada');
  const word = uniqueName('x');
  const said = `I teach fractions on Tuesdays, ${word}`;
  const title = `Fractions, ${word}`;
  await signIn(page, ada);
  await page.goto('/chatapp');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await say(page, said);
  await messageOf(page, said).getByRole('button', { name: 'Make a post of what you said' }).click();

  await expect(page).toHaveURL('/feed');
  const form = page.getByRole('form', { name: 'New post' });
  await expect(form.getByLabel('Body')).toHaveValue(said);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Topic').fill('Maths');
  await form.getByRole('radio', { name: 'Offer' }).check();
  await form.getByLabel('Skill').selectOption('Math Teacher');
  await submit(page);
  const card = page.getByRole('article').first();
  await expect(card).toContainText(title);
  await expect(card).toContainText('Offer');
  await card.getByRole('link', { name: title }).click();

  await page.getByRole('button', { name: 'Mark as fulfilled' }).click();
  await expect(page.getByRole('main').getByText('Fulfilled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill(`${title}, and percentages`);
  await page.reload();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`${title}, and percentages`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, and percentages`);
  const address = page.url();

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/feed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(alertOf(page, `“${title}, and percentages” is back on the board.`)).toHaveCount(1);
  await expect(cardOf(page, `${title}, and percentages`)).toContainText('Fulfilled');

  await cardOf(page, `${title}, and percentages`).getByRole('link', { name: title }).click();
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Delete' }).click();
  expect((await deleted).status()).toBe(204);
  await expect(cardOf(page, `${title}, and percentages`)).toHaveCount(0);
  const { status } = await fetch(address, { headers: { Accept: 'application/json' } });
  expect(status).toBe(404);
});
