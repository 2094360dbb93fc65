import type { BrowserContext, Page, Request } from '@playwright/test';
import { newPerson, openBrowser, signIn } from '../browser.ts';
import { people, type Community } from './community.ts';

/** What a screen asks the API for. */
export interface ScreenRequest {
  readonly path: string;
  readonly accept: string;
  /** Asked for with the token of who looks. */
  readonly signedIn: boolean;
}

/** What a screen asks for, and whether it looks for words. */
export interface RecordedScreen {
  readonly what: string;
  readonly words: boolean;
  readonly requests: readonly ScreenRequest[];
}

interface Screen {
  what: string;
  path: string;
  /** Looks for words. */
  words?: true;
  /** What is done there before it is counted. */
  act?: (page: Page) => Promise<void>;
}

const screensOf = ({ bob, articleId }: Community): Screen[] => [
  { what: '/feed', path: '/feed' },
  { what: '/feed, kind and skill', path: '/feed?kind=offer&skill=Plumber' },
  { what: '/feed, kind, skill and topic', path: '/feed?kind=offer&skill=Plumber&topic=Gardening' },
  { words: true, what: '/feed, two words', path: '/feed?q=leaking+taps' },
  {
    words: true,
    what: '/feed, two words and all filters',
    path: '/feed?q=taps+coffee&kind=offer&skill=Plumber&topic=Gardening',
  },
  { words: true, what: '/feed, two words that seldom meet', path: '/feed?q=saturdays+493' },
  { what: '/feed, while a request is written', path: '/feed', act: writeRequest },
  { what: '/members', path: '/members' },
  { what: '/members, taught and wanted', path: '/members?teaches=Tour+Guide&wants=Plumber' },
  { words: true, what: '/members, a word', path: '/members?q=home' },
  {
    words: true,
    what: '/members, words and filters',
    path: '/members?q=years+home&teaches=Tour+Guide&wants=Plumber',
  },
  { what: '/notifications', path: '/notifications' },
  { what: '/user/{u}, with reviews', path: `/user/${bob.username}`, act: seeReviews },
  { what: '/articles/{id}', path: `/articles/${articleId}` },
];

async function writeRequest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a post' }).click();
  await page.getByRole('radio', { name: 'Request' }).check();
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByRole('combobox', { name: /Skill/ }).selectOption('Plumber');
  for (const name of ['All who teach it', 'All offers for it'])
    await page.getByRole('link', { name }).waitFor();
}

async function seeReviews(page: Page): Promise<void> {
  const control = page.getByRole('button', { name: /See Reviews/ });
  if ((await control.getAttribute('aria-expanded')) === 'false') await control.click();
  await page.getByText('Kind and quick').first().waitFor();
}

const isOfApi = (url: URL) => /^\/(articles|users?|reviews)(\/|$)/.test(url.pathname);

/** Whether the server behind the app answers it: a page of the app may have an address of the API. */
const isAsked = (request: Request) => {
  const url = new URL(request.url());
  return isOfApi(url) && (request.resourceType() !== 'document' || /^\/(articles|user)\//.test(url.pathname));
};

async function record(context: BrowserContext, { path, act }: Screen): Promise<ScreenRequest[]> {
  const page = await context.newPage();
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (isAsked(request)) asked.push(request);
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await act?.(page);
  await page.waitForLoadState('networkidle');
  const requests = asked.map((request) => {
    const { pathname, search } = new URL(request.url());
    const { accept = '*/*', authorization } = request.headers();
    return { path: pathname + search, accept, signedIn: authorization !== undefined };
  });
  await page.close();
  return requests;
}

/**
 * What each screen asks the API of a community for, until nothing is under way any more: in a real browser, as ada, and
 * the first screen for a visitor.
 */
export async function recordScreens(community: Community): Promise<RecordedScreen[]> {
  const browser = await openBrowser();
  const toCommunity = (context: BrowserContext) =>
    context.route(isOfApi, async (route, request) => {
      if (!isAsked(request)) return route.fallback();
      const { pathname, search } = new URL(request.url());
      const url = community.origin + pathname + search;
      // A page is from where it was asked for, or its own policy would stop all that it loads.
      if (request.isNavigationRequest()) return route.fulfill({ response: await route.fetch({ url }) });
      return route.continue({ url });
    });
  try {
    const [visitor, member] = [await newPerson(browser), await newPerson(browser)];
    for (const context of [visitor, member]) {
      await toCommunity(context);
      // The browser does not know that a page which was handed to it is from this machine.
      await context.grantPermissions(['local-network-access']);
    }
    const [ada] = await people();
    await signIn(member, ada);
    const landing = {
      what: '/, a visitor',
      words: false,
      requests: await record(visitor, { what: '/', path: '/' }),
    };
    const recorded: RecordedScreen[] = [landing];
    for (const screen of screensOf(community)) {
      const { what, words = false } = screen;
      recorded.push({ what, words, requests: await record(member, screen) });
    }
    return recorded;
  } finally {
    await browser.close();
  }
}
