import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import type { Account } from './community.ts';

type Expected = (pattern: RegExp) => void;

/**
 * Playwright's `test` with a console that must stay clean: any error, warning or uncaught exception of any page fails
 * the test, unless the test said `expectConsole(pattern)` before. `newPerson` opens a browser of somebody else's.
 */
export const test = base.extend<{
  expected: RegExp[];
  expectConsole: Expected;
  newPerson: () => Promise<Page>;
}>({
  expected: ({}, use) => use([]),
  expectConsole: [
    async ({ context, expected }, use) => {
      const seen: string[] = [];
      watch(context, seen);
      await use((pattern) => expected.push(pattern));
      expect(seen.filter(isUnexpected(expected))).toEqual([]);
    },
    { auto: true },
  ],
  newPerson: async ({ browser, contextOptions, viewport, hasTouch, expected }, use) => {
    const contexts: BrowserContext[] = [];
    const seen: string[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, viewport, hasTouch });
      contexts.push(context);
      watch(context, seen);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(seen.filter(isUnexpected(expected))).toEqual([]);
  },
});

const isUnexpected = (expected: readonly RegExp[]) => (text: string) =>
  !expected.some((pattern) => pattern.test(text));

/** What Playwright itself says in a page whose worker it blocks. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

function watch(context: BrowserContext, seen: string[]): void {
  context.on('console', (message: ConsoleMessage) => {
    if (message.text() === WORKER_BLOCKED) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
}

/** Signs somebody in as a person does: the login screen, e-mail and password; ends on the feed, signed in. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/feed');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible();
}

export { expect };
