import { readFile } from 'node:fs/promises';
import { createMember, publishArticle, writeReview } from './support/community.ts';
import { alertOf, topBar } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

test('a member takes a copy of their data and deletes their account, also after a failure @phone', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/503 \(Service Unavailable\) \(.*\/users\/ada-/);
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const article = await publishArticle(ada, { title: `Soup by ${ada.username}` });
  await writeReview(ada, bob);
  await signIn(page, ada);
  await page.goto(`/user/${ada.username}`);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    account: { uid: ada.uid, email: ada.email },
    articles: [{ id: article.id }],
    reviewsWritten: [{ created_about: bob.username }],
  });
  await expect(alertOf(page, 'Your data has been downloaded.')).toBeVisible();

  const opener = page.getByRole('button', { name: 'Delete my account' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Your username')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByLabel('Your username').fill(bob.username);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog).toContainText(`Type ${ada.username}, to be sure.`);

  await page.route(
    (url) => url.pathname === `/users/${ada.username}`,
    (route) => route.fulfill({ status: 503, body: '' }),
    { times: 1 },
  );
  await dialog.getByLabel('Your username').fill(ada.username);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Not everything is deleted yet');
  await dialog.getByRole('button', { name: 'Try again' }).click();

  await expect(page).toHaveURL('/');
  await expect(alertOf(page, 'Your account has been deleted.')).toBeVisible();
  await expect(topBar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  for (const path of [`/users/username/${ada.username}`, `/articles/${article.id}`]) {
    expect((await page.request.get(path, { headers: { Accept: 'application/json' } })).status()).toBe(404);
  }
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(ada.username);
});

test('a member blocks another, no longer sees what they write, and lifts it again', async ({ page }) => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const eve = await createMember('eve');
  const { id } = await publishArticle(bob);
  await writeReview(bob, eve, { title: 'Rude words' });
  await signIn(page, ada);

  await page.goto(`/articles/${id}`);
  await page.getByRole('button', { name: `More about the article by ${bob.username}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Report' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    alertOf(page, `You blocked ${bob.username}. You will not see what they write any more.`),
  ).toBeVisible();

  await page.goto(`/user/${eve.username}`);
  await page.getByRole('button', { name: 'See Reviews' }).click();
  await expect(page.getByText('One review by members whom you blocked is not shown.')).toBeVisible();
  await expect(page.getByText('Rude words')).toHaveCount(0);

  await page.goto(`/user/${ada.username}`);
  await page.getByRole('button', { name: `Unblock ${bob.username}` }).click();
  await expect(page.getByRole('heading', { name: 'Blocked members' })).toBeFocused();
  await expect(page.getByRole('button', { name: `Unblock ${bob.username}` })).toHaveCount(0);
  await page.goto(`/user/${bob.username}`);
  await expect(page.getByText(`You blocked ${bob.username}.`)).toHaveCount(0);
});

test('a member reports a profile, once', async ({ page }) => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  await signIn(page, ada);
  await page.goto(`/user/${bob.username}`);
  const more = page.getByRole('button', { name: `More about ${bob.username}` });
  const dialog = page.getByRole('dialog', { name: 'Report this profile' });

  await more.click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toContainText('Choose a reason.');
  await dialog.getByRole('radio', { name: /Spam/ }).check();
  await dialog.getByLabel('Note').fill('Sells the same thing to everybody.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(alertOf(page, 'Thank you. Your report has been sent.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
});
