import type { Locator, Page } from '@playwright/test';
import { createMember, uniqueName } from './support/community.ts';
import { alertOf, cardOf, topBar } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

/** Presses Tab until the focus is there, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`80 presses of Tab do not reach ${String(target)}`);
}

/** Whether the browser draws a ring around what has the focus. */
function ringOf(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
}

test('a newcomer registers, posts and signs out with the keyboard alone', async ({ page }) => {
  const name = uniqueName('kay');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page is there before the app: what is on its way shows that it has taken over.
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip/i });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const register = topBar(page).getByRole('link', { name: 'Register' });
  await page.goto('/');
  await tabTo(page, register);
  expect(await ringOf(register)).toBe(true);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(`${name}@knack.example`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('correct-horse');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/createYourUser');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type(name);
  await tabTo(page, page.getByRole('group', { name: 'Skills' }).getByRole('checkbox', { name: 'Plumber' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Submit' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/feed');
  const toggle = page.getByRole('button', { name: 'Add a post' });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type(`By ${name}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Written without a mouse.');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Submit' }));
  await page.keyboard.press('Enter');
  await expect(cardOf(page, `By ${name}`)).toBeVisible();
  await expect(toggle).toBeFocused();
  await tabTo(page, cardOf(page, `By ${name}`).getByRole('link', { name: `By ${name}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Written without a mouse.')).toBeVisible();

  const signOut = topBar(page).getByRole('button', { name: 'Sign out' });
  await tabTo(page, signOut, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(register).toBeVisible();
});

test('a member edits their profile and reviews another with the keyboard alone', async ({ page }) => {
  const [ada, bo] = await Promise.all([createMember('ada'), createMember('bo')]);
  await signIn(page, ada);
  await page.goto(`/user/${ada.username}`);
  await tabTo(page, page.getByRole('button', { name: 'Edit Profile' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Bio')).toBeFocused();
  await page.keyboard.type('I mend taps.');
  await tabTo(page, page.getByRole('button', { name: 'Save Changes' }));
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Profile Edited')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();

  await page.goto(`/user/${bo.username}`);
  await tabTo(page, page.getByRole('button', { name: 'Add Review' }));
  await page.keyboard.press('Enter');
  const rating = page.getByRole('group', { name: 'Rating' });
  await tabTo(page, rating.getByRole('radio', { name: '5' }));
  await page.keyboard.press('ArrowLeft');
  await expect(rating.getByRole('radio', { name: '4' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kind');
  await page.keyboard.press('Tab');
  await page.keyboard.type('And quick.');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Submit' }));
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'review sent')).toHaveCount(1);
});

test('each screen has one heading of the first level, a main part and a named way around', async ({
  page,
}) => {
  const ada = await createMember('ada');
  await signIn(page, ada);
  for (const path of ['/', '/feed', '/chatapp', `/user/${ada.username}`, '/success', '/error', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(topBar(page)).toMatchAriaSnapshot(`
      - banner:
        - link "Knack, home"
        - navigation "Main":
          - list:
            - listitem:
              - link "Chat"
            - listitem:
              - link "Feed"
            - listitem:
              - link "Profile"
            - listitem:
              - button "Sign out"
    `);
  }
});
