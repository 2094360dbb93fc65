import { chromium, type Browser, type BrowserContext } from '@playwright/test';

const { APP_URL = '', PLAYWRIGHT_CHROMIUM } = process.env;

/** Chromium, headless; it does not call home and does not slow down pages that nobody looks at. */
export function openBrowser(): Promise<Browser> {
  const args = [
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-renderer-backgrounding',
    '--disable-background-timer-throttling',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return chromium.launch({ args, ...(PLAYWRIGHT_CHROMIUM && { executablePath: PLAYWRIGHT_CHROMIUM }) });
}

/** Somebody's browser, with nothing in its cache. */
export function newPerson(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: APP_URL,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // What the worker keeps afterwards is not what somebody waits for.
    serviceWorkers: 'block',
  });
}

/** Signs in as a person does, and ends on the feed. */
export async function signIn(
  context: BrowserContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('/feed');
  await page.close();
}
