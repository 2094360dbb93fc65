import { createMember, publishArticle } from './support/community.ts';
import { alertOf, cardOf, showOnlyNotesOf, signOut, submit, topBar } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

test('a refused login says why, beside the form and in the provider’s words, and then succeeds', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/400 \(Bad Request\) \(.*accounts:signInWithPassword/);
  const ada = await createMember('ada');
  await page.goto('/login');
  const attempt = async (email: string, password: string, text: string, code: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await submit(page);
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: code })).toHaveCount(1);
    await expect(page).toHaveURL('/login');
  };

  await attempt('not an address', 'x', 'Invalid email', 'auth/invalid-email');
  await attempt(
    'nobody@knack.example',
    'correct-horse',
    'No account with that email was found',
    'auth/user-not-found',
  );
  await attempt(ada.email, 'wrong-horse', 'Incorrect password', 'auth/wrong-password');

  // What newer projects of the provider answer for an unknown account and for a wrong password alike.
  await page.route(
    '**/accounts:signInWithPassword*',
    (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } } }),
    { times: 1 },
  );
  await attempt(ada.email, 'wrong-horse', 'Email or password was incorrect', 'auth/invalid-credential');

  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await submit(page);
  await expect(page).toHaveURL('/feed');
  await expect(alertOf(page, 'Successfully Logged In')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBe(ada.username);
});

test('a member’s draft needs all three fields, survives a reload, and goes up first on the board @phone', async ({
  page,
}) => {
  const ada = await createMember('ada');
  const title = `Dripping taps mended by ${ada.username}`;
  const body = 'I mend taps, pipes and the odd radiator, on Saturdays, for a coffee and a chat.';
  const { title: earlier } = await publishArticle(ada, { title: `An earlier note of ${ada.username}` });
  await showOnlyNotesOf(page, ada);
  await signIn(page, ada);
  await expect(topBar(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(topBar(page).getByRole('link', { name: 'Register' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add a post' }).click();
  await submit(page);
  for (const field of ['Title', 'Topic', 'Body'])
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Nevermind' }).click();
  await expect(page.getByLabel('Title')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add a post' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByLabel('Body').fill(body);
  await page.reload();
  await page.getByRole('button', { name: 'Add a post' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Body')).toHaveValue(body);
  await page.getByLabel('Topic').fill('Plumbing');

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/articles'),
  );
  await submit(page);
  expect((await sent).postDataJSON()).toMatchObject({
    title,
    topic: 'Plumbing',
    body,
    username: ada.username,
  });
  await expect(page.getByRole('article')).toContainText([title, earlier]);
  await expect(page.getByLabel('Title')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a post' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');

  const card = cardOf(page, title);
  await expect(card.getByText('I mend taps, pipes and th...', { exact: true })).toBeVisible();
  await expect(card).toContainText('Plumbing');
  await expect(card).toContainText(`by: ${ada.username}`);
  await expect(card.getByRole('link', { name: ada.username, exact: true })).toHaveAttribute(
    'href',
    `/user/${ada.username}`,
  );
  await card.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/articles\/[\w-]+$/);
  await expect(page.getByText(body)).toBeVisible();
  await page.getByRole('link', { name: `Chat to ${ada.username}` }).click();
  await expect(page).toHaveURL(/\/chatapp/);
});

test('the board loads all articles, however many, and says that it is loading', async ({ page }) => {
  const ada = await createMember('ada');
  const short = 'x'.repeat(50);
  const first = `The first of many by ${ada.username}`;
  await publishArticle(ada, { title: first, body: short });
  for (let count = 0; count < 22; count += 1) await publishArticle(ada, { title: `Note ${count}` });
  await showOnlyNotesOf(page, ada);
  await page.route(
    (url) => url.pathname === '/articles',
    async (route) => {
      await expect(page.getByText('Loading...').first()).toBeVisible();
      await route.fallback();
    },
    { times: 1 },
  );
  await signIn(page, ada);
  await expect(page.getByRole('article').nth(19)).toBeVisible();
  await page.getByRole('article').nth(19).scrollIntoViewIfNeeded();
  await expect(cardOf(page, first).getByText(short, { exact: true })).toBeVisible();
});

test('a member edits their profile and signs out', async ({ page }) => {
  const ada = await createMember('ada', { skills: ['Plumber'] });
  await signIn(page, ada);
  await topBar(page).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(`/user/${ada.username}`);
  await expect(page.getByRole('main').getByText('Bio Empty', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Bio').fill('I mend taps.');
  await page.getByRole('group', { name: 'Skills' }).getByRole('checkbox', { name: 'Plumber' }).uncheck();
  await page.getByRole('group', { name: 'Skills' }).getByRole('checkbox', { name: 'Math Teacher' }).check();
  await page.getByRole('group', { name: 'Interests' }).getByRole('checkbox', { name: 'Tour Guide' }).check();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  const readAgain = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().endsWith(`/users/username/${ada.username}`),
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect(new URL((await sent).url()).pathname).toBe(`/users/${ada.username}`);
  expect((await sent).postDataJSON()).toMatchObject({
    bio: 'I mend taps.',
    skills: ['Math Teacher'],
    interests: ['Tour Guide'],
  });
  await expect(alertOf(page, 'Profile Edited')).toHaveCount(1);
  await readAgain;
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('I mend taps.');

  await page.goto('/userProfile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${ada.username.replace(/^a/, 'A')}'s Profile`,
  );
  await page.goto('/feed');
  await signOut(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});
