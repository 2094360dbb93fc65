import type { Page, Request } from '@playwright/test';
import { createMember, publishArticle, uniqueName } from './support/community.ts';
import { showOnlyNotesOf, topBar } from './support/screen.ts';
import { watchShifts } from './support/steadiness.ts';
import { expect, signIn, test } from './support/test.ts';

const APP = /\/assets\/index-[^/]+\.js$/;

const asksFor = (path: string) => (request: Request) =>
  request.resourceType() === 'fetch' && new URL(request.url()).pathname === path;

/** Lets the app's own script through only when `path` of the API has been asked for; counts how often it is. */
async function holdAppUntilAsked(page: Page, path: string): Promise<() => number> {
  let count = 0;
  page.on('request', (request) => {
    if (asksFor(path)(request)) count += 1;
  });
  const asked = page.waitForRequest(asksFor(path));
  await page.route(APP, async (route) => {
    await asked;
    await route.continue();
  });
  return () => count;
}

/** When something was first painted, and when the app's own script was asked for after that, in milliseconds. */
const paintAndApp = (page: Page) =>
  page.evaluate((app) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const script = performance.getEntriesByType('resource').find(({ name }) => new RegExp(app).test(name));
    return [paint?.startTime, script?.startTime] as [number, number];
  }, APP.source);

/** Keeps the app's own script back until what comes back is called. */
async function holdApp(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const wanted = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(APP, async (route) => {
    await wanted;
    await route.continue();
  });
  return letThrough;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page says what this is, and leads on @phone', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Everybody here has a knack for something.',
    );
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect(topBar(page).getByRole('link', { name: 'Register' })).toBeVisible();
    // What only scripts can bring is not promised.
    await expect(page.getByText('Loading...')).toBeHidden();
    await page.getByRole('link', { name: 'Join the board' }).click();
    await expect(page).toHaveURL('/register');
  });

  test('a shared article and its author’s profile can be read @phone', async ({ page }) => {
    const ada = await createMember('ada', { bio: 'I mend taps.', skills: ['Plumber'] });
    const { id, title, body } = await publishArticle(ada, { kind: 'offer', skill: 'Plumber' });
    await page.goto(`/articles/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const note = page.getByRole('article', { name: title });
    await expect(note).toContainText(body);
    await expect(page.getByRole('main').getByText('Offer', { exact: true })).toBeVisible();

    await note.getByRole('link', { name: ada.username, exact: true }).click();
    await expect(page).toHaveURL(`/user/${ada.username}`);
    await expect(page.getByRole('heading', { level: 1, name: ada.username })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('I mend taps.')).toBeVisible();
    await expect(main.getByText(ada.email)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Plumber' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'See Reviews' })).toBeHidden();
  });
});

test('the landing page is there before its scripts, which then take it over as it stands', async ({
  page,
}) => {
  const letThrough = await holdApp(page);
  const author = await createMember('ada');
  const { title } = await publishArticle(author, { title: uniqueName('Fresh') });
  await showOnlyNotesOf(page, author);
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const before = await heading.elementHandle();
  letThrough();
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  expect(await heading.evaluate((now, then) => now === then, before)).toBe(true);
  const [paint, app] = await paintAndApp(page);
  expect(paint).toBeLessThan(app);
});

test('the sign-in screens are there before the app, but for the form, whose coming moves nothing @phone', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  for (const path of ['/login', '/register']) {
    const letThrough = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveCount(0);
    const before = await heading.elementHandle();
    letThrough();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await heading.evaluate((now, then) => now === then, before)).toBe(true);
    expect(await shifts(), path).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('the board, the members and the room have their frame before the app, which puts itself in the same place @phone', async ({
  page,
}) => {
  const main = page.locator('main');
  const headings = { '/feed': 'The board', '/members': 'Members', '/chatapp': 'The room' };
  await signIn(page, await createMember('ada'));
  const shifts = await watchShifts(page);
  for (const [path, name] of Object.entries(headings)) {
    const letThrough = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = main.getByText(name, { exact: true }).last();
    await expect(heading).toBeVisible();
    await page.waitForFunction(() => document.styleSheets.length > 0);
    await page.evaluate(async () => void (await document.fonts.ready));
    const place = async () => {
      const { x, y } = (await heading.boundingBox()) ?? {};
      return { x, y };
    };
    const before = await place();
    await expect(main.and(page.locator('[inert]'))).toHaveCount(1);
    letThrough();
    await expect(main.and(page.locator('[inert]'))).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await place(), path).toEqual(before);
    expect(await shifts(), path).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('nobody sees the frame of what will not be there', async ({ page, browser }) => {
  await page.route(APP, () => undefined);
  const main = page.locator('main');
  const everybody = main.getByText('Everybody', { exact: true });
  const board = main.getByText('The board', { exact: true });
  await page.goto('/members', { waitUntil: 'commit' });
  await expect(everybody).toBeVisible();
  // Not everybody is asked for.
  await page.goto('/members?teaches=Plumber', { waitUntil: 'commit' });
  await expect(everybody).toBeAttached();
  await expect(everybody).toBeHidden();
  // The board is for members, and has their matches in it.
  await page.goto('/feed', { waitUntil: 'commit' });
  await expect(board).toBeAttached();
  await expect(board).toBeHidden();
  await page.evaluate(() => localStorage.setItem('knack.signed-in', 'yes'));
  await page.goto('/feed', { waitUntil: 'commit' });
  await expect(board).toBeVisible();
  await page.evaluate(() => localStorage.setItem('knack.matches-put-away', 'ada'));
  await page.goto('/feed', { waitUntil: 'commit' });
  await expect(board).toBeAttached();
  await expect(board).toBeHidden();

  const scriptless = await browser.newPage({ javaScriptEnabled: false });
  await scriptless.goto('/members');
  await expect(topBar(scriptless)).toBeVisible();
  await expect(scriptless.locator('main')).toBeHidden();
  await scriptless.close();
});

test('a page that nobody looks at yet starts as well', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperties(document, { visibilityState: { value: 'hidden' }, hidden: { value: true } }),
  );
  // Nothing is painted without the styles.
  await page.route(/\/assets\/style-[^/]+\.css$/, () => undefined);
  const asked = page.waitForRequest(APP);
  await page.goto('/', { waitUntil: 'commit' });
  await asked;
});

test('whom the browser knows is not greeted as a stranger on the landing page', async ({ page }) => {
  await signIn(page, await createMember('ada'));
  await page.route(APP, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Join the board')).toBeHidden();
  await expect(topBar(page).getByText('Register')).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const shifts = await watchShifts(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'See what is new' })).toBeVisible();
  await expect(topBar(page).getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('an article and a profile are there before their scripts, which ask for neither again', async ({
  page,
}) => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const { id, title } = await publishArticle(ada, { title: uniqueName('Early') });
  await signIn(page, ada);
  let letThrough = await holdApp(page);
  let asked = 0;
  const paths = [`/articles/${id}`, `/users/username/${bob.username}`];
  page.on('request', (request) => {
    if (paths.some((path) => asksFor(path)(request))) asked += 1;
  });
  await page.goto(`/articles/${id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: `Chat to ${ada.username}` })).toBeVisible();
  letThrough();
  await expect(page.getByRole('button', { name: 'Mark as fulfilled' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  letThrough = await holdApp(page);
  await page.goto(`/user/${bob.username}`, { waitUntil: 'commit' });
  const bio = page.getByRole('heading', { name: 'Bio' });
  const reviews = page.getByRole('heading', { name: 'Reviews' });
  await expect(reviews).toBeVisible();
  // What is found in the page has no place before its styles are there.
  await page.waitForFunction(() => document.styleSheets.length > 0);
  await page.evaluate(async () => void (await document.fonts.ready));
  const places = async () => Promise.all([bio, reviews].map(async (part) => (await part.boundingBox())?.y));
  const before = await places();
  letThrough();
  await expect(page.getByRole('button', { name: 'Add Review' })).toBeEnabled();
  expect(await places()).toEqual(before);
  expect(asked).toBe(0);
  const [paint, app] = await paintAndApp(page);
  expect(paint).toBeLessThan(app);
});

test('what the board shows is asked for before the app is there, and once', async ({ page }) => {
  const ada = await createMember('ada');
  await publishArticle(ada);
  await signIn(page, ada);
  // What signing in leads to asks for the board too.
  await expect(page.getByRole('article').first()).toBeVisible();
  const asksForBoard = await holdAppUntilAsked(page, '/articles');
  await page.goto('/feed');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asksForBoard()).toBe(1);
});
