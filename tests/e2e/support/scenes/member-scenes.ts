import { submit } from '../screen.ts';
import { expect } from '../test.ts';
import { answer, BROKEN, DOWN, heading, openReviews, readMember, type Scene } from './scene.ts';

/** What members see. */
export const MEMBER_SCENES: readonly Scene[] = [
  {
    name: 'feed',
    viewer: 'member',
    open: async (page) => {
      await page.goto('/feed');
      await expect(page.getByRole('article').first()).toBeVisible();
      const forYou = page.getByRole('complementary', { name: 'For you' });
      await expect(forYou.getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'feed-loading',
    viewer: 'member',
    open: async (page) => {
      await answer(page, '/articles', null);
      await page.goto('/feed');
      await expect(heading(page)).toBeVisible();
      await expect(page.getByText('Loading...')).toBeVisible();
    },
  },
  {
    name: 'feed-empty',
    viewer: 'member',
    open: async (page) => {
      await answer(page, '/articles', { status: 200, json: { articles: [], nextCursor: null } });
      await page.goto('/feed');
      await expect(page.getByText('Nothing on the board yet')).toBeVisible();
    },
  },
  {
    name: 'feed-failed',
    viewer: 'member',
    noise: BROKEN,
    open: async (page) => {
      await answer(page, '/articles', DOWN);
      // Whom others here want to learn from is not what this is about, and would come while it fails.
      await answer(page, '/users/me/matches', DOWN);
      await page.goto('/feed');
      await expect(page.getByText('The board did not arrive')).toBeVisible();
    },
  },
  {
    name: 'feed-posting',
    viewer: 'member',
    open: async (page) => {
      await page.goto('/feed');
      await page.getByRole('button', { name: 'Add a post' }).click();
      await expect(page.getByLabel('Title')).toBeFocused();
    },
  },
  {
    name: 'feed-post-refused',
    viewer: 'member',
    open: async (page) => {
      await page.goto('/feed');
      await page.getByRole('button', { name: 'Add a post' }).click();
      await submit(page);
      await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'own-profile',
    viewer: 'member',
    open: async (page, { member }) => {
      await page.goto(`/user/${member}`);
      await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    },
  },
  {
    name: 'own-profile-editing',
    viewer: 'member',
    open: async (page, { member }) => {
      await page.goto(`/user/${member}`);
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    },
  },
  {
    name: 'reviewing',
    viewer: 'member',
    open: async (page, { other }) => {
      await page.goto(`/user/${other}`);
      await openReviews(page);
      await page.getByRole('button', { name: 'Add Review' }).click();
      await expect(page.getByRole('group', { name: 'Rating' })).toBeVisible();
    },
  },
  {
    name: 'members',
    viewer: 'member',
    open: async (page) => {
      await page.goto('/members');
      await expect(page.getByRole('region', { name: 'For you' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Everybody' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    },
  },
  {
    name: 'members-three-way-swap',
    viewer: 'member',
    open: async (page, { member, other }) => {
      const [teacher, learner] = await Promise.all([member, other].map((name) => readMember(page, name)));
      const ring = {
        teacher,
        learner,
        teachesYou: 'Tour Guide',
        between: 'Personal Chef',
        learnsFromYou: 'Fashion Designer',
      };
      await answer(page, '/users/me/matches', {
        status: 200,
        json: { mutual: [], threeWay: [ring], teachers: [], learners: [] },
      });
      await page.goto('/members');
      await expect(page.getByRole('heading', { name: 'Three of you could swap' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Everybody' })).toBeVisible();
    },
  },
  {
    name: 'notifications',
    viewer: 'member',
    open: async (page) => {
      const told = {
        actor: 'bruno',
        reference: 'a1',
        skill: 'Website Developer',
        createdAt: '2026-05-04T12:00:00.000Z',
      };
      const notifications = [
        { ...told, id: 'n1', kind: 'offer', read: false },
        { ...told, id: 'n2', kind: 'mention', skill: null, read: true },
      ];
      await answer(page, '/users/me/notifications', {
        status: 200,
        json: { notifications, nextCursor: null },
      });
      await answer(page, '/users/me/notifications/summary', {
        status: 200,
        json: { version: '1', unread: 1 },
      });
      await page.goto('/notifications');
      await expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Notifications' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Tell me about' })).toBeVisible();
    },
  },
  {
    name: 'notifications-empty',
    viewer: 'member',
    open: async (page) => {
      await answer(page, '/users/me/notifications', {
        status: 200,
        json: { notifications: [], nextCursor: null },
      });
      await answer(page, '/users/me/notifications/summary', {
        status: 200,
        json: { version: '1', unread: 0 },
      });
      await page.goto('/notifications');
      await expect(page.getByText('Nothing to tell you yet')).toBeVisible();
      await expect(page.getByRole('group', { name: 'Tell me about' })).toBeVisible();
    },
  },
  {
    name: 'chat',
    viewer: 'member',
    makesRoom: true,
    open: async (page) => {
      await page.goto('/chatapp');
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    },
  },
  {
    name: 'offline',
    viewer: 'member',
    noise: /ERR_INTERNET_DISCONNECTED/,
    makesRoom: true,
    open: async (page) => {
      await page.goto('/feed');
      await expect(page.getByRole('article').first()).toBeVisible();
      // Who is looking has been found out, and all that the screen needs is there.
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    },
  },
];
