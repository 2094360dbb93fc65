import { createMember, publishArticle, writeReview } from './support/community.ts';
import { alertOf, topBar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('a visitor learns what this is and for whom, and where to log in and register @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'connect with local professionals such as freelance designers, software engineers, plumbers and gardeners',
  );
  await expect(topBar(page).getByRole('link', { name: 'Feed' })).toHaveCount(0);
  await expect(topBar(page).getByRole('link', { name: 'Profile' })).toHaveCount(0);
  await expect(topBar(page).getByRole('button', { name: 'Sign out' })).toHaveCount(0);

  await topBar(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();

  await topBar(page).getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();

  await topBar(page).getByRole('link', { name: 'Knack, home' }).click();
  await expect(page).toHaveURL('/');
});

test('a visitor reads an article and its author’s profile with reviews, and may write none', async ({
  page,
}) => {
  const [ada, bo] = await Promise.all([
    createMember('ada', { skills: ['Plumber'], interests: ['Tour Guide'], bio: 'I mend taps.' }),
    createMember('bo'),
  ]);
  const body = 'I mend taps, pipes and the odd radiator, on Saturdays, for a coffee.\nRing twice.';
  const { id } = await publishArticle(ada, { title: 'Taps mended', topic: 'Plumbing', body });
  await writeReview(bo, ada, { title: 'Kind and quick', body: 'Came the same day.', rating: 4 });

  await page.goto(`/articles/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Taps mended');
  await expect(page.getByRole('main')).toContainText('Plumbing');
  await expect(page.getByText(body)).toBeVisible();
  const author = page.getByRole('main').getByRole('link', { name: ada.username, exact: true });
  await expect(author).toHaveAttribute('href', `/user/${ada.username}`);
  await author.click();

  const heading = `${ada.username.replace(/^a/, 'A')}'s Profile`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const main = page.getByRole('main');
  await expect(main).toContainText('I mend taps.');
  await expect(main).toContainText(ada.email);
  await expect(main).toContainText('Plumber');
  await expect(main).toContainText('Tour Guide');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Review' })).toHaveCount(0);

  const reviews = page.getByRole('button', { name: /See Reviews/ });
  if ((await reviews.getAttribute('aria-expanded')) === 'false') await reviews.click();
  await expect(main).toContainText('Kind and quick');
  await expect(main).toContainText('Came the same day.');
});

test('a profile without anything says so in the specification’s words', async ({ page }) => {
  const ada = await createMember('ada', { showEmail: false });
  await page.goto(`/user/${ada.username}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Bio Empty', { exact: true })).toBeVisible();
  await expect(main.getByText('Email: No Email', { exact: true })).toBeVisible();
  await expect(main.getByText('No Skills Selected', { exact: true })).toBeVisible();
  await expect(main.getByText('No Interests Selected', { exact: true })).toBeVisible();
});

test('a visitor who asks for the feed is told why not, once, and is back at the front page', async ({
  page,
}) => {
  await page.goto('/feed');
  await expect(alertOf(page, "You don't have access!")).toHaveCount(1);
  await expect(page).toHaveURL('/');
});

test('a check that cannot be made is said, and leads to the front page', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.addInitScript(() => localStorage.setItem('knack.signed-in', 'yes'));
  await page.route('**/__/firebase/init.json', (route) => route.abort());
  await page.goto('/feed');
  await expect(alertOf(page, 'An error occurred while checking authentication.')).toHaveCount(1);
  await expect(page).toHaveURL('/');
  await expect(topBar(page).getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the room can be read without an account, and not written to', async ({ page }) => {
  await page.goto('/chatapp');
  await expect(page.getByRole('log', { name: 'Conversation' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
});

test('a payment’s result is said, with the way back', async ({ page }) => {
  for (const [path, text] of [
    ['/success', 'Payment is successful'],
    ['/error', 'Payment Failed'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    await page.getByRole('link', { name: 'Buy Again' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('screens for members ask a visitor to sign in', async ({ page }) => {
  for (const path of ['/createYourUser', '/userProfile']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: /log ?in|sign in/i })).toBeVisible();
  }
});
