import { createMember, writeReview } from './support/community.ts';
import { expectNoSidewaysScroll, topBar } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

test('a member is told of a review, gets there, and marks what is left as read @phone', async ({ page }) => {
  const [ada, bo, cy] = await Promise.all([createMember('ada'), createMember('bo'), createMember('cy')]);
  await writeReview(bo, ada);
  await page.clock.install();
  await signIn(page, ada);
  const bell = (name: string) => topBar(page).getByRole('link', { name, exact: true });
  await expect(bell('Notifications, 1 unread')).toBeVisible();

  // What happens while they look is counted by itself, twenty seconds after the look before.
  await writeReview(cy, ada);
  await page.clock.fastForward(20_000);
  await expect(bell('Notifications, 2 unread')).toBeVisible();

  await bell('Notifications, 2 unread').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  const items = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(`${cy.username} reviewed you`);
  await expect(items.filter({ hasText: 'New' })).toHaveCount(2);

  await items.filter({ hasText: bo.username }).getByRole('link').click();
  await expect(page).toHaveURL(`/user/${ada.username}`);
  await expect(bell('Notifications, 1 unread')).toBeVisible();

  await page.goBack();
  await expect(items.filter({ hasText: 'New' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell('Notifications')).toBeVisible();
  await expect(items.filter({ hasText: 'New' })).toHaveCount(0);

  // The bar has its most items for a member, and the most words on the wide.
  for (const width of [320, 384, 390, 640, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await page.reload();
  await expect(items).toHaveCount(2);
  await expect(items.filter({ hasText: 'New' })).toHaveCount(0);
});
