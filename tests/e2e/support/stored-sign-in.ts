import type { Browser, BrowserContext } from '@playwright/test';
import type { Account, Member } from './community.ts';
import { expect, signIn } from './test.ts';

/** What a browser keeps of somebody, the sign-in included. */
export type StoredSignIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs somebody in as a person does, and gives back what their browser keeps, for `storageState`. */
export async function storedSignIn(
  browser: Browser,
  account: Pick<Account, 'email' | 'password'> & Partial<Pick<Member, 'username'>>,
): Promise<StoredSignIn> {
  const page = await browser.newPage({ baseURL: String(process.env['APP_URL']) });
  try {
    await signIn(page, account);
    const kept = () => page.evaluate(() => localStorage.getItem('user'));
    if (account.username) await expect.poll(kept).toBe(account.username);
    // What the screen after it still wants to know would otherwise be cut off.
    await page.waitForLoadState('networkidle');
    return await page.context().storageState({ indexedDB: true });
  } finally {
    await page.context().close();
  }
}
