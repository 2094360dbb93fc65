import type { Page } from '@playwright/test';
import { createMember, publishArticle, uniqueName } from './support/community.ts';
import { alertOf, cardOf, submit } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

/** A word that no other article holds. */
const uniqueWord = () => uniqueName('x').replace('x-', 'x');

const board = (page: Page) => page.getByRole('search', { name: 'The board' });

/** Opens what is behind one button where the window is narrow. */
async function openFilters(page: Page): Promise<void> {
  const filters = board(page).getByRole('button', { name: /^Filters/ });
  if (await filters.isVisible()) await filters.click();
}

test('somebody who looks for a plumber finds who offers it, by words and filters in the address @phone', async ({
  page,
}) => {
  const [ada, bruno] = await Promise.all([createMember('ada'), createMember('bruno')]);
  const word = uniqueWord();
  const offer = `Dripping taps mended, ${word}`;
  const request = `My tap drips, ${word}`;
  await publishArticle(ada, { title: request, kind: 'request', skill: 'Plumber' });
  await publishArticle(bruno, { title: offer, kind: 'offer', skill: 'Plumber' });

  await signIn(page, ada);
  await board(page).getByLabel('Search').fill(`TAPS ${word.toUpperCase()}`);
  await expect(page.getByRole('status').filter({ hasText: '1 post found' })).toBeVisible();
  await expect(cardOf(page, offer)).toBeVisible();
  await board(page)
    .getByLabel('Search')
    .fill(`táp ${word.slice(0, -1)}`);
  await expect(page.getByRole('status').filter({ hasText: '2 posts found' })).toBeVisible();

  await openFilters(page);
  await board(page).getByLabel('Kind').selectOption('Offers');
  await board(page).getByLabel('Skill').selectOption('Plumber');
  await expect(page).toHaveURL(/\/feed\?q=.+&kind=offer&skill=Plumber$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(cardOf(page, offer)).toContainText('Offer');
  await expect(cardOf(page, offer).getByRole('link', { name: 'Plumber', exact: true })).toHaveAttribute(
    'href',
    '/members?wants=Plumber',
  );

  await cardOf(page, offer).getByRole('link', { name: offer }).click();
  await expect(page.getByRole('heading', { level: 1, name: offer })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/kind=offer&skill=Plumber$/);
  await page.goBack();
  await expect(page).toHaveURL(/kind=offer$/);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL('/feed');
  await expect(board(page).getByLabel('Search')).toHaveValue('');
});

test('somebody who offers maths makes a post of what they said, settles it, deletes it and brings it back @phone', async ({
  page,
}) => {
  const ada = await createMember('ada');
  const word = uniqueWord();
  const said = `I teach fractions on Tuesdays, ${word}`;
  const title = `Fractions, ${word}`;
  await signIn(page, ada);
  await page.goto('/chatapp');
  await page.getByLabel('Message').fill(said);
  await page.getByRole('button', { name: 'Send' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: said })
    .getByRole('button', { name: 'Make a post of what you said' })
    .click();

  await expect(page).toHaveURL('/feed');
  const form = page.getByRole('form', { name: 'New post' });
  await expect(form.getByLabel('Body')).toHaveValue(said);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Topic').fill('Maths');
  await form.getByLabel('Offer').check();
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
