import type { Page } from '@playwright/test';
import { createMember, publishArticle, uniqueName } from './support/community.ts';
import { cardOf, expectNoSidewaysScroll, showOnlyNotesOf } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

/** A word that no other article holds. */
const uniqueWord = () => uniqueName('x').replace('x-', 'x');

const board = (page: Page) => page.getByRole('search', { name: 'The board' });

/** Opens what is behind one button where the window is narrow. */
async function openFilters(page: Page): Promise<void> {
  const filters = board(page).getByRole('button', { name: /^Filters/ });
  if (await filters.isVisible()) await filters.click();
}

test('somebody who looks for a plumber finds who offers it, by words and filters or while writing @phone', async ({
  page,
}) => {
  const [ada, bruno] = await Promise.all([
    createMember('ada'),
    createMember('bruno', { skills: ['Plumber'] }),
  ]);
  const word = uniqueWord();
  const offer = `Dripping taps mended, ${word}`;
  const request = `My tap drips, ${word}`;
  await publishArticle(ada, { title: request, body: 'All night.', kind: 'request', skill: 'Plumber' });
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

  // While a request is being written, who could answer it already is beside it, and looking there loses nothing.
  await showOnlyNotesOf(page, bruno);
  await page.getByRole('button', { name: 'Add a post' }).click();
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByLabel('Title').fill(request);
  await form.getByRole('radio', { name: 'Request' }).check();
  await form.getByLabel('Skill').selectOption('Plumber');
  const beside = page.getByRole('region', { name: /^Who could help already/ });
  await expect(beside.getByRole('link', { name: 'All who teach it' })).toHaveAttribute(
    'href',
    '/members?teaches=Plumber',
  );
  await expectNoSidewaysScroll(page);
  await beside.getByRole('link', { name: offer }).click();
  await expect(page.getByRole('heading', { level: 1, name: offer })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Add a post' }).click();
  await expect(form.getByLabel('Title')).toHaveValue(request);
  await expect(beside.getByRole('link', { name: offer })).toBeVisible();
});
