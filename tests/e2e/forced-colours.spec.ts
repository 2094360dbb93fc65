import type { Locator, Page } from '@playwright/test';
import { createMember } from './support/community.ts';
import { topBar } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

/** The widest line that is drawn around something: its border or its outline. */
function lineAround(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
    const border = borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth);
    return Math.max(border, outlineStyle === 'none' ? 0 : parseFloat(outlineWidth));
  });
}

/** What has the focus has a line that it has not without. */
async function expectRing(page: Page, target: Locator): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus();
  // A ring is for those who use keys.
  await page.keyboard.press('F9');
  const before = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
  await target.focus();
  const after = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect([before, after === 'none']).toEqual(['none', false]);
}

test('with colours of one’s own, controls have an edge, the focus a ring, and what is chosen a mark', async ({
  page,
}) => {
  const [ada, bo] = await Promise.all([createMember('ada', { skills: ['Plumber'] }), createMember('bo')]);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signIn(page, ada);
  const [feed, chat] = ['Feed', 'Chat'].map((name) => topBar(page).getByRole('link', { name }));
  if (!feed || !chat) throw new Error('unreachable');
  expect(await lineAround(feed)).toBeGreaterThan(0);
  expect(await lineAround(chat)).toBe(0);

  await page.getByRole('button', { name: 'Add a post' }).click();
  // The form takes the focus when it comes.
  await expect(page.getByLabel('Title')).toBeFocused();
  const main = page.getByRole('main');
  for (const control of [
    page.getByRole('button', { name: 'Nevermind' }),
    page.getByLabel('Title'),
    page.getByLabel('Body'),
    main.getByRole('button', { name: 'Submit' }),
  ]) {
    expect(await lineAround(control)).toBeGreaterThan(0);
    await expectRing(page, control);
  }

  await page.goto(`/user/${bo.username}`);
  await page.getByRole('button', { name: 'Add Review' }).click();
  const radio = page.getByRole('radio', { name: '4' });
  await radio.check();
  await expectRing(page, radio);
  // The browser draws these itself, in the colours that somebody chose.
  expect(await radio.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto');

  await page.goto('/userProfile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const plumber = page
    .getByRole('group', { name: 'Skills' })
    .getByRole('checkbox', { name: 'Plumber', exact: true });
  await expect(plumber).toBeChecked();
  expect(await plumber.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto');
  await expectRing(page, plumber);
});
