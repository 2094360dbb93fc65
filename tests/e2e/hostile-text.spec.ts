import { createMember, publishArticle, writeReview } from './support/community.ts';
import { logOf, say } from './support/room.ts';
import { cardOf, expectNoSidewaysScroll, showOnlyNotesOf } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

const INJECTED = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>{{7*7}}${7*7}';

test('case 81: markup in any field is shown as the text that it is', async ({ page }) => {
  const [ada, bo] = await Promise.all([createMember('ada', { bio: INJECTED }), createMember('bo')]);
  const title = `${INJECTED} by ${ada.username}`;
  const { id } = await publishArticle(ada, { title, topic: '<b onclick=hit>Topic</b>', body: INJECTED });
  await writeReview(bo, ada, { title: `Review ${INJECTED}`, body: `Said ${INJECTED}` });
  const untouched = async () => {
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await expect(page.locator('main img[src="x"], main script, main [onclick]')).toHaveCount(0);
  };

  await showOnlyNotesOf(page, ada);
  await signIn(page, ada);
  await expect(cardOf(page, title)).toContainText('<b onclick=hit>Topic</b>');
  await untouched();
  await page.goto(`/articles/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByText(INJECTED, { exact: true })).toBeVisible();
  await untouched();
  await page.goto(`/user/${ada.username}`);
  await expect(page.getByRole('main').getByText(INJECTED, { exact: true })).toBeVisible();
  const reviews = page.getByRole('button', { name: /See Reviews/ });
  if ((await reviews.getAttribute('aria-expanded')) === 'false') await reviews.click();
  await expect(page.getByRole('main')).toContainText(`Review ${INJECTED}`);
  await expect(page.getByRole('main')).toContainText(`Said ${INJECTED}`);
  await untouched();
  await page.goto('/chatapp');
  await say(page, `${INJECTED} ${ada.username}`);
  await expect(logOf(page)).toContainText(`${INJECTED} ${ada.username}`);
  await untouched();
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText(title);
  await untouched();
});

const KINDS: [kind: string, title: string, topic: string, body: string][] = [
  ['one letter', 'A', 'B', 'C'],
  ['unbroken words', 'W'.repeat(120), 'M'.repeat(40), 'W'.repeat(5_000)],
  ['right-to-left', 'دروس عود للمبتدئين في المساء', 'موسيقى', 'عود '.repeat(60)],
  ['emoji', '👩‍👩‍👧‍👦'.repeat(17), '🧰'.repeat(40), '🏳️‍🌈'.repeat(300)],
  ['combining marks', 'Z̸̡̢̛͉̮͓̈́a'.repeat(10), 'é'.repeat(40), 'ä̸̰́'.repeat(300)],
];

test('cases 82 and 83: texts of every length and script fit a window of 320 pixels', async ({ page }) => {
  const long = 'x'.repeat(1_000);
  const name = 'Ww'.repeat(10);
  const [ada, bo] = await Promise.all([createMember('ada', { bio: long }), createMember(name)]);
  const ids: string[] = [];
  for (const [, title, topic, body] of KINDS)
    ids.push((await publishArticle(ada, { title, topic, body })).id);
  await writeReview(bo, ada, { title: 'y'.repeat(120), body: 'z'.repeat(2_000) });
  await page.setViewportSize({ width: 320, height: 640 });
  await showOnlyNotesOf(page, ada);
  await signIn(page, ada);
  await expect(page.getByRole('article').nth(KINDS.length - 1)).toBeVisible();
  await expectNoSidewaysScroll(page);
  // While it is being written, too: a long address is one word.
  await page.getByRole('button', { name: 'Add a post' }).click();
  await page.getByLabel('Body').fill(long);
  await expectNoSidewaysScroll(page);
  for (const [index, id] of ids.entries()) {
    await page.goto(`/articles/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(KINDS[index]?.[1] ?? '');
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`/user/${ada.username}`);
  await expect(page.getByText(/x{1000}/)).toBeVisible();
  const reviews = page.getByRole('button', { name: /See Reviews/ });
  if ((await reviews.getAttribute('aria-expanded')) === 'false') await reviews.click();
  await expect(page.getByText(/z{2000}/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});
