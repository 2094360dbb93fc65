import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The alert that says exactly this. */
export function alertOf(page: Page, text: string): Locator {
  const exact = new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  return page.getByRole('alert').filter({ hasText: exact });
}

/** The bar at the top of every screen. */
export function topBar(page: Page): Locator {
  return page.getByRole('banner');
}

/** Signs out and waits for the end of it: the address changes before the session has ended, and a reload would keep it. */
export async function signOut(page: Page): Promise<void> {
  await topBar(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(topBar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/');
}

/**
 * Has every list of articles hold one author's alone. The board is everybody's: what other tests pin to it meanwhile
 * moves the notes about, and pushes them off its first page.
 */
export async function showOnlyNotesOf(page: Page, { username }: { username: string }): Promise<void> {
  await page.route(
    (url) => url.pathname === '/articles',
    (route, request) => {
      if (request.method() !== 'GET' || request.isNavigationRequest()) return route.fallback();
      const url = new URL(request.url());
      url.searchParams.set('username', username);
      return route.continue({ url: String(url) });
    },
  );
}

/** Has the page of an article or a profile come as an installed app keeps it, without what it shows, which is then asked for. */
export async function comeEmpty(page: Page): Promise<void> {
  await page.route(/\/(articles|user)\/[^/]+$/, (route, request) =>
    request.isNavigationRequest()
      ? route.continue({ url: new URL('/app.html', request.url()).href })
      : route.fallback(),
  );
}

/** The card of an article on the feed, by its title. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

/** Opens the form on the feed and fills it, without sending it. */
export async function writePost(
  page: Page,
  { title, topic, body }: { title: string; topic: string; body: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Add a post' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Topic').fill(topic);
  await page.getByLabel('Body').fill(body);
}

/** Sends the form of a screen. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
}

/** Fails where the page is wider than its window, so that one would have to scroll sideways to read. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);
}
