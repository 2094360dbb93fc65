import { createMember, publishArticle } from './support/community.ts';
import { cardOf, showOnlyNotesOf, topBar } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

test('going back to the board returns to the same place @phone', async ({ page }) => {
  const ada = await createMember('ada');
  for (let count = 0; count < 14; count += 1) {
    await publishArticle(ada, { title: `Note ${count} by ${ada.username}` });
  }
  await showOnlyNotesOf(page, ada);
  await signIn(page, ada);
  const card = cardOf(page, `Note 1 by ${ada.username}`);
  const link = card.getByRole('link', { name: /^Note 1 / });
  // By keyboard: a press of the mouse would first scroll as it likes.
  await link.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Note 1 by ${ada.username}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Note 1 by ${ada.username}`);
  await page.goBack();
  await page.reload();
  await expect(card).toBeInViewport();
});

test('each new screen takes the focus to its heading and names the document', async ({ page }) => {
  const ada = await createMember('ada');
  const { title } = await publishArticle(ada, { title: `A heading by ${ada.username}` });
  const heading = page.getByRole('heading', { level: 1 });
  await showOnlyNotesOf(page, ada);
  await page.goto('/');
  await expect(page).toHaveTitle('Knack');
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeFocused();
  // Its links lead to another page until the app has taken over.
  await expect(cardOf(page, title)).toBeVisible();

  await topBar(page).getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveTitle('Register · Knack');
  await expect(heading).toBeFocused();
  await topBar(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveTitle('Login · Knack');
  await expect(heading).toBeFocused();
  await topBar(page).getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveTitle('Chat · Knack');
  await expect(heading).toBeFocused();

  await signIn(page, ada);
  await expect(page).toHaveTitle('Feed · Knack');
  await expect(heading).toBeFocused();
  await cardOf(page, title).getByRole('link', { name: title }).click();
  await expect(page).toHaveTitle(`${title} · Knack`);
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Feed · Knack');
  await expect(heading).toBeFocused();
});

test('every address can be opened directly, reloaded and opened in a new tab', async ({ page, context }) => {
  const ada = await createMember('ada');
  const { id, title } = await publishArticle(ada, { title: `Bookmarked by ${ada.username}` });
  await showOnlyNotesOf(page, ada);
  await signIn(page, ada);
  for (const [path, text] of [
    ['/feed', title],
    [`/articles/${id}`, title],
    [`/user/${ada.username}`, `${ada.username.replace(/^a/, 'A')}'s Profile`],
    ['/userProfile', `${ada.username.replace(/^a/, 'A')}'s Profile`],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(text);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(text);
  }

  await page.goto('/feed');
  const tab = context.waitForEvent('page');
  await cardOf(page, title)
    .getByRole('link', { name: title })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect((await tab).getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page).toHaveURL('/feed');

  await page.goto('/articles');
  await expect(page).toHaveURL('/feed');
});

test('an address that leads nowhere says so and leads home', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found · Knack');
  await page.getByRole('main').getByRole('link', { name: 'Back to the front page' }).click();
  await expect(page).toHaveURL('/');
});

test('a shared article and the front page have a preview, with what people wrote escaped', async ({
  request,
}) => {
  const ada = await createMember('ada');
  const { id } = await publishArticle(ada, {
    title: 'Taps & "pipes" <script>alert(1)</script>',
    body: 'I mend <b>taps</b>.',
  });
  const html = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
  const article = await request.get(`/articles/${id}`, html);
  expect(article.status()).toBe(200);
  expect(article.headers()['content-type']).toContain('text/html');
  expect(article.headers()['vary']).toContain('Accept');
  const page = await article.text();
  const title = 'Taps &amp; &quot;pipes&quot; &lt;script&gt;alert(1)&lt;/script&gt;';
  expect(page).toContain(`<title>${title} – Knack</title>`);
  expect(page).toContain(`<meta property="og:title" content="${title}" />`);
  expect(page).toContain('<meta property="og:description" content="I mend &lt;b&gt;taps&lt;/b&gt;." />');
  expect(page).not.toContain('<script>alert');

  const front = await (await request.get('/', html)).text();
  expect(front).toContain('<title>Knack</title>');
  expect(front).toMatch(/<meta\s+property="og:description"\s+content="Connect with local professionals/);
});
