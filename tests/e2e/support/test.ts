import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import type { Account } from './community.ts';

type Expected = (pattern: RegExp) => void;

/**
 * Playwright's `test` with a console that must stay clean: any error, warning or uncaught exception of any page fails
 * the test, unless the test said `expectConsole(pattern)` before. So does, whatever it said, any report of the
 * Content-Security-Policy. `newPerson` opens a browser of somebody else's.
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
      const reports = await watchPolicy(context);
      watch(context, seen);
      await use((pattern) => expected.push(pattern));
      expect(seen.filter(isUnexpected(expected))).toEqual([]);
      expect(reports, 'reports of the Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
  newPerson: async ({ browser, contextOptions, viewport, hasTouch, expected }, use) => {
    const contexts: BrowserContext[] = [];
    const seen: string[] = [];
    const reports: string[][] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, viewport, hasTouch });
      contexts.push(context);
      reports.push(await watchPolicy(context));
      watch(context, seen);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(seen.filter(isUnexpected(expected))).toEqual([]);
    expect(reports.flat(), 'reports of the Content-Security-Policy').toEqual([]);
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

/**
 * What the pages of a browser have asked for against the Content-Security-Policy, as it happens. No test may expect
 * any: whatever was stopped there has either no business in the app, or is missing in the policy.
 */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const reports: string[] = [];
  await context.exposeBinding('reportViolation', (_source, report: string) => reports.push(report));
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (report: string) => void };
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, documentURI }) => {
        // Firestore's library asks for it to tell a broken network from a broken server, and does without.
        if (blockedURI.startsWith('https://www.google.com/images/cleardot.gif')) return;
        reportViolation(`${effectiveDirective} stopped ${blockedURI} on ${documentURI}`);
      },
    );
  });
  return reports;
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
