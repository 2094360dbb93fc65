import type { Page, Route } from '@playwright/test';
import { createMember, publishArticle } from './support/community.ts';
import { cardOf, comeEmpty, showOnlyNotesOf, submit, writePost } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

/** Has the next call of this method to this path of the API answered by the test; navigations are left alone. */
async function answerOnce(
  page: Page,
  method: string,
  path: string,
  answer: Parameters<Route['fulfill']>[0],
): Promise<void> {
  let answered = false;
  await page.route(
    (url) => url.pathname === path,
    (route, request) => {
      if (answered || request.method() !== method || request.isNavigationRequest()) return route.fallback();
      answered = true;
      return route.fulfill(answer);
    },
  );
}

test('case 87: a session that expires while a form is open is renewed without a word', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/401 \(Unauthorized\) \(.*\/articles\)/);
  const ada = await createMember('ada');
  const title = `Written slowly by ${ada.username}`;
  await signIn(page, ada);
  await writePost(page, { title, topic: 'Patience', body: 'It took more than an hour to write this.' });
  await answerOnce(page, 'POST', '/articles', {
    status: 401,
    contentType: 'application/problem+json',
    json: {
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'The token has expired.',
      code: 'unauthenticated',
      requestId: 'e2e',
    },
  });
  const posts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/articles') posts.push(request.postData() ?? '');
  });
  const renewed = page.waitForRequest((request) => request.url().includes('/v1/token'));
  await submit(page);
  await renewed;
  await expect(cardOf(page, title)).toHaveCount(1);
  expect(posts).toHaveLength(2);
  expect(posts[1]).toBe(posts[0]);
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
});

test('without a network what is on screen stays, and a post is kept and goes up later, once', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const ada = await createMember('ada');
  const title = `Written in a tunnel by ${ada.username}`;
  const { title: earlier } = await publishArticle(ada, { title: `Before the tunnel, ${ada.username}` });
  await showOnlyNotesOf(page, ada);
  await signIn(page, ada);
  await expect(cardOf(page, earlier)).toBeVisible();
  await writePost(page, { title, topic: 'Trains', body: 'No bars here.' });
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await submit(page);
  await expect(page.getByText('You seem to be offline. Check your connection and try again.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Body')).toHaveValue('No bars here.');
  await expect(cardOf(page, earlier)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/You are offline|You seem to be offline/)).toHaveCount(0);
  await submit(page);
  await expect(page.getByLabel('Title')).toHaveCount(0);
  await expect(cardOf(page, title)).toHaveCount(1);
});

test('an answer that is not JSON is a failure in words, with a way to try again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/504 \(Gateway Timeout\)/);
  const ada = await createMember('ada');
  const { id, title } = await publishArticle(ada, { title: `After the storm by ${ada.username}` });
  await page.route(
    (url) => url.pathname === `/articles/${id}`,
    (route, request) =>
      request.isNavigationRequest()
        ? route.fallback()
        : route.fulfill({ status: 504, contentType: 'text/plain', body: 'upstream request timeout' }),
  );
  await comeEmpty(page);
  await page.goto(`/articles/${id}`);
  await expect(page.getByRole('heading', { name: 'The article did not arrive' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Something went wrong on our side.');
  await expect(page.getByRole('main')).not.toContainText('upstream');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('case 86: a post that the server fails to take is kept in its form', async ({ page, expectConsole }) => {
  expectConsole(/504 \(Gateway Timeout\)/);
  const ada = await createMember('ada');
  const title = `At the second attempt by ${ada.username}`;
  await signIn(page, ada);
  await writePost(page, { title, topic: 'Luck', body: 'The first one went astray.' });
  await answerOnce(page, 'POST', '/articles', { status: 504, contentType: 'text/plain', body: 'timeout' });
  await submit(page);
  await expect(page.getByText('Something went wrong on our side. Try again in a moment.')).toBeVisible();
  await expect(page.getByLabel('Body')).toHaveValue('The first one went astray.');
  await submit(page);
  await expect(cardOf(page, title)).toHaveCount(1);
});

test('an article and a profile that are not there say so', async ({ page, expectConsole }) => {
  expectConsole(/404 \(Not Found\)/);
  await page.goto('/articles/not-any-more');
  await expect(page.getByRole('main')).toContainText('This note has been taken down');
  await expect(page).toHaveTitle('Article not found · Knack');
  await page.goto('/user/nobody-of-that-name');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|nobody/i);
});

test('case 89: an article that is deleted while its card is on the board says so when it is opened', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  const ada = await createMember('ada');
  const { id, title } = await publishArticle(ada, { title: `Gone in a minute by ${ada.username}` });
  await showOnlyNotesOf(page, ada);
  await signIn(page, ada);
  await expect(cardOf(page, title)).toBeVisible();
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  const documents = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`;
  const removed = await fetch(`${documents}/articles/${id}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  expect(removed.status).toBe(200);
  await cardOf(page, title).getByRole('link', { name: title }).click();
  await expect(page.getByRole('main')).toContainText('This note has been taken down');
});

test('on a slow network the board shows its shape first, and a post that is pressed twice goes up once', async ({
  page,
}) => {
  const ada = await createMember('ada');
  const { title: earlier } = await publishArticle(ada, { title: `On its way, ${ada.username}` });
  const title = `Slowly by ${ada.username}`;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let posts = 0;
  await showOnlyNotesOf(page, ada);
  await page.route(
    (url) => url.pathname === '/articles',
    async (route, request) => {
      if (request.isNavigationRequest()) return route.fallback();
      if (request.method() === 'POST') posts += 1;
      await arrived;
      return route.fallback();
    },
  );
  await signIn(page, ada);
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await writePost(page, { title, topic: 'Patience', body: 'It takes as long as it takes.' });
  const button = page.getByRole('main').getByRole('button', { name: 'Submit' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Title').press('Enter');
  arrive();
  await expect(cardOf(page, earlier)).toBeVisible();
  await expect(cardOf(page, title)).toHaveCount(1);
  expect(posts).toBe(1);
});
