import type { Page } from '@playwright/test';
import { API_PATHS } from '@knack/contract/paths';
import { expect } from '../test.ts';

/** Who looks: nobody we know, a member, or somebody who has registered and made no profile yet. */
export type Viewer = 'visitor' | 'member' | 'newcomer';

/** What the scenes are about; the member is the one who looks, the other one has reviews. */
export interface Cast {
  readonly member: string;
  readonly other: string;
  readonly articleId: string;
}

/** A screen in one of its states. */
export interface Scene {
  /** Of lower-case words and hyphens. */
  readonly name: string;
  readonly viewer: Viewer;
  /** Brings a fresh page there, and waits until it is. */
  readonly open: (page: Page, cast: Cast) => Promise<void>;
  /** What the browser itself notes on the way. */
  readonly noise?: RegExp;
  /** Whether something may come by itself that makes room for itself, such as what others say. */
  readonly makesRoom?: true;
}

/** The one heading of the first level. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Has every call of the API below `path` answered so; `null` leaves it without an answer. */
export async function answer(
  page: Page,
  path: string,
  with_: { status: number; json: object } | null,
): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith(path),
    (route, request) => {
      if (request.isNavigationRequest()) return route.fallback();
      return with_ === null
        ? undefined
        : route.fulfill({ contentType: 'application/problem+json', ...with_ });
    },
  );
}

/** An answer of a server that has failed. */
export const DOWN = {
  status: 500,
  json: { type: 'about:blank', title: 'Error', status: 500, detail: 'x', code: 'internal', requestId: 'x' },
};
/** What the browser notes of it. */
export const BROKEN = /500 \(Internal Server Error\)/;
/** What the browser notes of what is not there. */
export const MISSING = /404 \(Not Found\)/;

async function atRest(page: Page): Promise<void> {
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
}

/** Opens a path and waits until the screen has loaded. */
export const goTo = (path: string) => async (page: Page) => {
  await page.goto(path);
  await atRest(page);
};

/** Shows the reviews of a profile, where they are hidden. */
export async function openReviews(page: Page): Promise<void> {
  const control = page.getByRole('button', { name: /See Reviews/ });
  await expect(control).toBeVisible();
  if ((await control.getAttribute('aria-expanded')) === 'false') await control.click();
}

/** A member as the API answers them. */
export async function readMember(page: Page, username: string): Promise<object> {
  const answered = await page.request.get(API_PATHS.userByName(username));
  expect(answered.ok()).toBe(true);
  return (await answered.json()) as object;
}
