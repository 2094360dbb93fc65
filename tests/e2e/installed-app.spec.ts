import type { Page } from '@playwright/test';
import { createMember, publishArticle, uniqueName } from './support/community.ts';
import { expect, signIn, test } from './support/test.ts';

// Everywhere else the worker is kept out: a test of a screen is a test of what the server sends.
test.use({ serviceWorkers: 'allow' });

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|@firebase\//;

/** Opens an address and waits until the worker has kept all files and is in charge. */
async function openInstalled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('without a network the app opens, says what is missing, and shows nothing old as new', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  const author = await createMember('ada');
  const { id, title } = await publishArticle(author, { title: uniqueName('Taps') });
  await openInstalled(page, `/articles/${id}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();

  // The server's own page of an article has its title in its head; what was kept is the app and nothing else.
  const answer = await page.goto(`/articles/${id}`);
  expect(await answer?.text()).not.toContain(title);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a new version is offered, and changing to it keeps what was being written', async ({ page }) => {
  const ada = await createMember('ada');
  await signIn(page, ada);
  await openInstalled(page, '/feed');
  await page.getByRole('button', { name: 'Add a post' }).click();
  await page.getByLabel('Title').fill('Half a title');
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);

  // As a deployment does: the worker's script is another one from now on.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();

  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('?next'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const open = page.getByRole('button', { name: 'Add a post' });
  const title = page.getByLabel('Title');
  await expect(open.or(title).first()).toBeVisible();
  if (await open.isVisible()) await open.click();
  await expect(title).toHaveValue('Half a title');
});

test('a browser can install it', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(String(address));
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await answer.json()) as { icons: { src: string; type: string }[] };
  expect(icons.length).toBeGreaterThan(4);
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
