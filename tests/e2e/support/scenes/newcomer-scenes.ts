import { submit } from '../screen.ts';
import { expect } from '../test.ts';
import { MISSING, type Scene } from './scene.ts';

/** What somebody sees who has registered and made no profile yet. */
export const NEWCOMER_SCENES: readonly Scene[] = [
  {
    name: 'feed-without-profile',
    viewer: 'newcomer',
    noise: MISSING,
    open: async (page) => {
      await page.goto('/feed');
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    },
  },
  {
    name: 'chat-without-profile',
    viewer: 'newcomer',
    noise: MISSING,
    open: async (page) => {
      await page.goto('/chatapp');
      await expect(page.getByRole('link', { name: 'Create your profile' })).toBeVisible();
    },
  },
  {
    name: 'create-profile',
    viewer: 'newcomer',
    noise: MISSING,
    open: async (page) => {
      await page.goto('/createYourUser');
      await expect(page.getByLabel('Username')).toBeVisible();
    },
  },
  {
    name: 'create-profile-refused',
    viewer: 'newcomer',
    noise: MISSING,
    open: async (page) => {
      await page.goto('/createYourUser');
      await submit(page);
      await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    },
  },
];
