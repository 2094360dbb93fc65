import { createMember, publishArticle } from './support/community.ts';
import { pinCopies } from './support/long-board.ts';
import { cardOf, showOnlyNotesOf, topBar } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

test('going back to a long board returns to the same place, with the notes around it @phone', async ({
  page,
}) => {
  const ada = await createMember('ada');
  // The later ones are higher: how high those are that are not there cannot be guessed from those that are.
  const titleOf = (index: number) =>
    `Note ${index} by ${ada.username}${index < 30 ? '' : ', who has time for it on Saturday mornings'}`;
  const { id } = await publishArticle(ada, { title: `The newest by ${ada.username}` });
  await pinCopies(
    id,
    Array.from({ length: 84 }, (_, index) => titleOf(index)),
  );
  const card = (index: number) => cardOf(page, titleOf(index));
  const link = (index: number) => card(index).getByRole('link', { name: titleOf(index), exact: true });
  const place = () => page.evaluate(() => scrollY);
  await showOnlyNotesOf(page, ada);
  await signIn(page, ada);
  await expect(card(0)).toBeVisible();
  const toTheEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return card(83).isVisible();
  };
  await expect.poll(toTheEnd, { intervals: [100], timeout: 60_000 }).toBe(true);
  // Of a long board only what is near the window is on the page.
  await expect(card(15)).toHaveCount(0);

  // By keyboard: a press of the mouse would first scroll as it likes.
  await link(74).focus();
  // As it is left: with the notes before those on the screen.
  await expect(card(70)).toBeAttached();
  const before = await place();
  expect(before).toBeGreaterThan(3_000);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(74));
  await expect.poll(place).toBe(0);

  await page.goBack();
  await expect(card(74)).toBeInViewport();
  for (const index of [70, 73, 75, 83]) await expect(card(index)).toBeVisible();
  expect(await place()).toBe(before);
  await expect(card(15)).toHaveCount(0);

  // The note with the focus stays when the window leaves it, and Tab goes on from there.
  await link(70).focus();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(card(70)).not.toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(link(70)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link(71)).toBeFocused();
  await expect(card(71)).toBeInViewport();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(71));
  await page.goBack();
  await page.reload();
  await expect(card(71)).toBeInViewport();
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
    [`/articles/${id}`, title],
    [`/user/${ada.username}`, `${ada.username.replace(/^a/, 'A')}'s Profile`],
    ['/userProfile', `${ada.username.replace(/^a/, 'A')}'s Profile`],
    ['/feed', title],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(text);
  }
  await page.reload();
  await expect(page.getByRole('main')).toContainText(title);

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
  expect(page).toContain(`<title>${title} · Knack</title>`);
  expect(page).toContain(`<meta property="og:title" content="${title}" />`);
  expect(page).toContain('<meta property="og:description" content="I mend &lt;b&gt;taps&lt;/b&gt;." />');
  expect(page).not.toContain('<script>alert');

  const front = await (await request.get('/', html)).text();
  expect(front).toContain('<title>Knack</title>');
  expect(front).toMatch(/<meta\s+property="og:description"\s+content="Connect with local professionals/);
});
