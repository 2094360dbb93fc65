import { createMember } from './support/community.ts';
import { alertOf, submit } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

test('a reviewer rates a member, is told when it fails, and may say it anew @phone', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/500 \(Internal Server Error\) \(.*\/reviews\)/);
  const [ada, bo] = await Promise.all([createMember('ada'), createMember('bo')]);
  await signIn(page, bo);
  await page.goto(`/user/${ada.username}`);
  const main = page.getByRole('main');

  const add = main.getByRole('button', { name: 'Add Review' });
  const rating = main.getByRole('group', { name: 'Rating' });
  await add.click();
  await expect(rating.getByRole('radio')).toHaveCount(5);
  await add.click();
  await expect(rating).toHaveCount(0);
  await add.click();
  await expect(rating.getByRole('radio', { name: '5' })).toBeChecked();
  await rating.getByRole('radio', { name: '4' }).check();
  await main.getByLabel('Title').fill('Kind and quick');
  await main.getByLabel('Body').fill('Came the same day.');

  for (const answer of [
    { status: 201, json: {} },
    { status: 500, body: 'no' },
  ]) {
    await page.route(
      (url) => url.pathname === '/reviews',
      (route) => (route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback()),
    );
    await submit(page);
    await expect(alertOf(page, 'Review Failed to Send')).toHaveCount(1);
    // It stays while the pointer is on it.
    await alertOf(page, 'Review Failed to Send').hover();
    await expect(main.getByLabel('Body')).toHaveValue('Came the same day.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
  }

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/reviews'),
  );
  await submit(page);
  expect((await sent).postDataJSON()).toMatchObject({
    username: bo.username,
    created_about: ada.username,
    title: 'Kind and quick',
    body: 'Came the same day.',
    rating: 4,
  });
  await expect(alertOf(page, 'review sent')).toHaveCount(1);
  await expect(main.getByText('Came the same day.')).toBeVisible();

  await main.getByRole('button', { name: 'Add Review' }).click();
  await expect(main).toContainText(/replace/i);
  await main.getByRole('group', { name: 'Rating' }).getByRole('radio', { name: '2' }).check();
  await main.getByLabel('Title').fill('Not so quick');
  await main.getByLabel('Body').fill('The tap drips again.');
  await submit(page);
  await expect(main.getByText('The tap drips again.')).toBeVisible();
  await expect(main.getByText('Came the same day.')).toHaveCount(0);
});

test('reviews can be shown and hidden, and nobody reviews themselves', async ({ page }) => {
  const ada = await createMember('ada');
  await signIn(page, ada);
  await page.goto(`/user/${ada.username}`);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Review' })).toHaveCount(0);
  const control = page.getByRole('button', { name: /See Reviews/ });
  const before = await control.getAttribute('aria-expanded');
  await control.click();
  await expect(control).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
});
