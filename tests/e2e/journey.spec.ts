import type { Page } from '@playwright/test';
import { uniqueName } from './support/community.ts';
import { cardOf, signOut } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** Fills the profile form and arrives on the feed. */
async function createProfile(page: Page, username: string): Promise<void> {
  await expect(page).toHaveURL('/createYourUser');
  await page.getByLabel('Username').fill(username);
  await page.getByRole('group', { name: 'Skills' }).getByRole('checkbox', { name: 'Plumber' }).check();
  await page
    .getByRole('group', { name: 'Interests' })
    .getByRole('checkbox', { name: 'Math Teacher' })
    .check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/feed');
}

async function registerByEmail(page: Page, username: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Email').fill(`${username}@knack.example`);
  await page.getByLabel('Password', { exact: true }).fill('correct-horse');
  await page.getByRole('button', { name: 'Submit' }).click();
  await createProfile(page, username);
}

async function registerByGoogle(page: Page, username: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Bo Google');
  await dialog.getByLabel('Email').fill(`${username}@google.example`);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await createProfile(page, username);
}

async function post(page: Page, title: string, body: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a post' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Topic').fill('Plumbing');
  await page.getByLabel('Body').fill(body);
  await page.getByRole('button', { name: 'Submit' }).click();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('two newcomers meet: register, post, read, review and talk @phone', async ({ page, newPerson }) => {
  const ada = uniqueName('ada');
  const bo = uniqueName('bo');
  const title = `Dripping taps mended by ${ada}`;
  const body = 'I mend taps, pipes and the odd radiator, on Saturdays, for a coffee and a chat.';

  await registerByEmail(page, ada);
  await post(page, title, body);
  const card = cardOf(page, title);
  await expect(card).toContainText('I mend taps, pipes and th...');
  await expect(page.getByLabel('Title')).toBeHidden();

  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/articles\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(body)).toBeVisible();
  const article = page.url();

  const visitor = await newPerson();
  await registerByGoogle(visitor, bo);
  await visitor.goto(article);
  await visitor
    .getByRole('main')
    .getByRole('link', { name: new RegExp(ada) })
    .first()
    .click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${ada.replace(/^a/, 'A')}'s Profile`);

  await visitor.getByRole('button', { name: 'Add Review' }).click();
  await visitor.getByRole('radio', { name: '4' }).check();
  await visitor.getByLabel('Title').fill('Kind and quick');
  await visitor.getByLabel('Body').fill('Came the same day, stayed for coffee.');
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await expect(visitor.getByRole('alert').filter({ hasText: 'review sent' })).toBeVisible();
  await expect(visitor.getByText('Came the same day, stayed for coffee.')).toBeVisible();

  await page.goto('/chatapp');
  await visitor.goto(article);
  await visitor.getByRole('link', { name: `Chat to ${ada}` }).click();
  await expect(visitor).toHaveURL(/\/chatapp/);
  await say(visitor, `Hello ${ada}, the tap is dripping again`);
  await expect(page.getByRole('log').getByText(`Hello ${ada}, the tap is dripping again`)).toBeVisible();
  await say(page, `On my way, ${bo}`);
  await expect(visitor.getByRole('log').getByText(`On my way, ${bo}`)).toBeVisible();
});

test('case 88: a session survives a reload, and signing out in one tab signs out the other', async ({
  page,
  context,
}) => {
  const ada = uniqueName('ada');
  await registerByEmail(page, ada);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Feed' })).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
