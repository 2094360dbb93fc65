import { comeEmpty, submit } from '../screen.ts';
import { expect } from '../test.ts';
import { answer, BROKEN, DOWN, goTo, heading, MISSING, openReviews, type Scene } from './scene.ts';

/** What somebody sees whom we do not know. */
export const VISITOR_SCENES: readonly Scene[] = [
  {
    name: 'landing',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'landing-failed',
    viewer: 'visitor',
    noise: BROKEN,
    open: async (page) => {
      await answer(page, '/articles', DOWN);
      await page.goto('/');
      await expect(page.getByText('The notes did not come through')).toBeVisible();
    },
  },
  { name: 'login', viewer: 'visitor', open: goTo('/login') },
  {
    name: 'login-refused',
    viewer: 'visitor',
    noise: /400 \(Bad Request\)/,
    open: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Email').fill('nobody@knack.example');
      await page.getByLabel('Password', { exact: true }).fill('correct-horse');
      await submit(page);
      await expect(page.getByRole('alert')).toHaveCount(1);
    },
  },
  {
    name: 'login-google',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign in with Google' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'register', viewer: 'visitor', open: goTo('/register') },
  {
    name: 'article',
    viewer: 'visitor',
    open: async (page, { articleId }) => {
      await page.goto(`/articles/${articleId}`);
      await expect(page.getByRole('link', { name: /^Chat to / })).toBeVisible();
    },
  },
  {
    name: 'article-loading',
    viewer: 'visitor',
    open: async (page, { articleId }) => {
      await answer(page, '/articles', null);
      await comeEmpty(page);
      await page.goto(`/articles/${articleId}`);
      await expect(heading(page)).toHaveText('Article');
    },
  },
  {
    name: 'article-failed',
    viewer: 'visitor',
    noise: BROKEN,
    open: async (page, { articleId }) => {
      await answer(page, '/articles', DOWN);
      await comeEmpty(page);
      await page.goto(`/articles/${articleId}`);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  { name: 'article-gone', viewer: 'visitor', noise: MISSING, open: goTo('/articles/gone') },
  {
    name: 'profile',
    viewer: 'visitor',
    open: async (page, { other }) => {
      await page.goto(`/user/${other}`);
      await openReviews(page);
    },
  },
  {
    name: 'profile-answered-review',
    viewer: 'visitor',
    open: async (page, { other, member }) => {
      await answer(page, '/reviews', {
        status: 200,
        json: {
          reviews: [
            {
              id: `${other}:${member}`,
              username: member,
              created_about: other,
              title: 'A dry kitchen',
              body: 'Came the same day, and explained what had been wrong.',
              rating: 5,
              skill: 'Plumber',
              answer: { body: 'Thank you; and for the cake.', createdAt: '2026-05-05T12:00:00.000Z' },
              createdAt: '2026-05-04T12:00:00.000Z',
            },
          ],
          nextCursor: null,
        },
      });
      await page.goto(`/user/${other}`);
      await openReviews(page);
      await expect(page.getByText('Thank you; and for the cake.')).toBeVisible();
    },
  },
  {
    name: 'profile-loading',
    viewer: 'visitor',
    open: async (page, { other }) => {
      await answer(page, '/users', null);
      await comeEmpty(page);
      await page.goto(`/user/${other}`);
      await expect(heading(page)).toHaveCount(1);
    },
  },
  {
    name: 'profile-failed',
    viewer: 'visitor',
    noise: BROKEN,
    open: async (page, { other }) => {
      await answer(page, '/users', DOWN);
      await comeEmpty(page);
      await page.goto(`/user/${other}`);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  { name: 'profile-missing', viewer: 'visitor', noise: MISSING, open: goTo('/user/nobody-of-that-name') },
  { name: 'create-profile-signed-out', viewer: 'visitor', open: goTo('/createYourUser') },
  { name: 'own-profile-signed-out', viewer: 'visitor', open: goTo('/userProfile') },
  {
    name: 'chat-reading',
    viewer: 'visitor',
    makesRoom: true,
    open: async (page) => {
      await page.goto('/chatapp');
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'members-nobody',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto('/members?q=nobodyhascalledthemselvesthis');
      await expect(page.getByText('Nobody like that yet')).toBeVisible();
    },
  },
  {
    name: 'members-failed',
    viewer: 'visitor',
    noise: BROKEN,
    open: async (page) => {
      await answer(page, '/users', DOWN);
      await page.goto('/members');
      await expect(page.getByText('The members did not arrive')).toBeVisible();
    },
  },
  { name: 'payment-success', viewer: 'visitor', open: goTo('/success') },
  { name: 'payment-failed', viewer: 'visitor', open: goTo('/error') },
  { name: 'not-found', viewer: 'visitor', open: goTo('/no/such/place') },
];
