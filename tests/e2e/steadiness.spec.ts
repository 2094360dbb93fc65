import type { Page } from '@playwright/test';
import { API_PATHS } from '@knack/contract/paths';
import { createMember, publishArticle } from './support/community.ts';
import { comeEmpty, showOnlyNotesOf, topBar } from './support/screen.ts';
import { watchShifts } from './support/steadiness.ts';
import { expect, signIn, test } from './support/test.ts';

/** Holds what is asked at a path back until the returned function is called, as a slow line would. */
async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await promise;
      // Whoever asked may have gone on to another screen.
      await route.continue().catch(() => undefined);
    },
  );
  return resolve;
}

const MEMBERS = [
  {
    who: 'who has matches',
    profile: { skills: ['Math Teacher'], interests: ['Plumber'] },
    onBoard: /^You could swap: Math Teacher for Plumber$/,
    onProfile: 'You could swap: Math Teacher for Plumber',
  },
  {
    who: 'who has none',
    profile: {},
    onBoard: /^Nobody to swap with yet\./,
    onProfile: 'Nothing to swap yet',
  },
];

for (const { who, profile, onBoard, onProfile } of MEMBERS) {
  test(`nothing moves when it comes late what is for a member ${who} @phone`, async ({ page }) => {
    const plumber = await createMember('pat', { skills: ['Plumber'], interests: ['Math Teacher'] });
    const { title } = await publishArticle(plumber);
    const member = await createMember('ada', profile);
    await showOnlyNotesOf(page, plumber);
    const showMatches = await hold(page, API_PATHS.ownMatches);
    const shifts = await watchShifts(page);
    const main = page.getByRole('main');

    // None have ever been seen in this browser.
    await signIn(page, member);
    await page.goto('/feed');
    await expect(main.getByRole('article').filter({ hasText: title })).toBeVisible();
    await expect(topBar(page).getByRole('button', { name: 'Sign out' })).toBeVisible();
    showMatches();
    await expect(main.getByText(onBoard).first()).toBeVisible();
    expect(await shifts(), 'on the board').toEqual([]);

    const showMember = await hold(page, API_PATHS.ownUser);
    await page.goto(`/user/${plumber.username}`);
    await expect(main.getByRole('heading', { name: 'Interests' })).toBeVisible();
    showMember();
    await expect(main.getByText(onProfile, { exact: true })).toBeVisible();
    expect(await shifts(), 'on the profile').toEqual([]);
  });
}

test('what stands below a profile does not move when the profile comes late @phone', async ({ page }) => {
  const { username } = await createMember('moss');
  const showProfile = await hold(page, API_PATHS.userByName(username));
  await comeEmpty(page);
  const shifts = await watchShifts(page);
  await page.goto(`/user/${username}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  showProfile();
  await expect(page.getByText('Bio Empty')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await shifts()).toEqual([]);
});
