import { createAccount, createMember, uniqueName } from './support/community.ts';
import { alertOf, signOut, submit, topBar } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

/** The browser itself notes that somebody has no profile yet. */
const NO_PROFILE = /404 \(Not Found\) \(.*\/users\/me\)/;

test('a newcomer is refused in the provider’s words, registers, is told that a name is taken, and arrives', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/400 \(Bad Request\) \(.*accounts:signUp/);
  expectConsole(/409 \(Conflict\) \(.*\/users\)/);
  const taken = await createMember('taken');
  const name = uniqueName('ada');

  await page.goto('/register');
  await page.getByLabel('Email').fill(taken.email);
  await page.getByLabel('Password', { exact: true }).fill('correct-horse');
  await submit(page);
  await expect(page.getByRole('alert').filter({ hasText: 'auth/email-already-in-use' })).toHaveCount(1);
  await expect(page.getByLabel('Email')).toHaveValue(taken.email);
  await expect(page).toHaveURL('/register');

  await page.getByLabel('Email').fill(`${name}@knack.example`);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await submit(page);
  await expect(page.getByRole('alert').filter({ hasText: 'auth/weak-password' })).toHaveCount(1);

  await page.getByLabel('Password', { exact: true }).fill('correct-horse');
  await submit(page);
  await expect(page).toHaveURL('/createYourUser');

  await submit(page);
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page).toHaveURL('/createYourUser');
  await page.getByLabel('Username').fill(taken.username);
  await page.getByRole('group', { name: 'Skills' }).getByRole('checkbox', { name: 'Plumber' }).check();
  await submit(page);
  await expect(page.getByRole('main')).toContainText('That username is taken. Choose another one.');

  await page.getByLabel('Username').fill(name.toUpperCase());
  await page.getByRole('group', { name: 'Interests' }).getByRole('checkbox', { name: 'Tour Guide' }).check();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/users'),
  );
  await submit(page);
  expect((await sent).postDataJSON()).toMatchObject({
    username: name,
    skills: ['Plumber'],
    interests: ['Tour Guide'],
  });
  await expect(page).toHaveURL('/feed');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBe(name);

  await topBar(page).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(`/user/${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name.replace(/^a/, 'A')}'s Profile`);
});

test('the profile form offers the seven skills and interests', async ({ page, expectConsole }) => {
  expectConsole(NO_PROFILE);
  await signIn(page, await createAccount());
  await page.getByRole('main').getByRole('link', { name: 'Create your profile' }).click();
  await expect(page).toHaveURL('/createYourUser');
  for (const group of ['Skills', 'Interests']) {
    const boxes = page.getByRole('group', { name: group }).getByRole('checkbox');
    await expect(boxes).toHaveCount(7);
    const names = await boxes.evaluateAll((inputs) =>
      inputs.map((input) => input.parentElement?.textContent.trim()),
    );
    expect(names).toEqual([
      'Website Developer',
      'Graphic Designer',
      'Math Teacher',
      'Fashion Designer',
      'Tour Guide',
      'Plumber',
      'Personal Chef',
    ]);
  }
});

test('somebody without a profile is led to making one, and cannot post before', async ({
  page,
  expectConsole,
}) => {
  expectConsole(NO_PROFILE);
  await signIn(page, await createAccount());
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a post' })).toHaveCount(0);
  await topBar(page).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/createYourUser');
});

test('Google leads a newcomer to the profile form and a member to the feed; a failure is said', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/400 \(Bad Request\) \(.*accounts:signInWithIdp/);
  expectConsole(NO_PROFILE);
  const name = uniqueName('bo');
  const google = async () => {
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in with Google' });
    await dialog.getByLabel('Name').fill('Bo Google');
    await dialog.getByLabel('Email').fill(`${name}@google.example`);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  };

  await page.goto('/register');
  await page.route(
    '**/accounts:signInWithIdp*',
    (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'INVALID_IDP_RESPONSE' } } }),
    { times: 1 },
  );
  await google();
  await expect(alertOf(page, 'Error when signing in')).toHaveCount(1);
  await google();
  await expect(page).toHaveURL('/createYourUser');
  await page.getByLabel('Username').fill(name);
  await submit(page);
  await expect(page).toHaveURL('/feed');
  await signOut(page);

  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Bo Google/ })
      .click();
    await expect(page).toHaveURL('/feed');
    if (path === '/login') {
      await signOut(page);
    }
  }
  await page.goto('/createYourUser');
  await expect(page).toHaveURL(`/user/${name}`);
});
