import type { BrowserContext, Locator, Page, Response } from '@playwright/test';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createMember, publishArticle } from '../e2e/support/community.ts';
import { newPerson, openBrowser, signIn } from './browser.ts';
import { buildFloors } from './floors.ts';
import type { Row, Section } from './report.ts';

interface Screen {
  what: string;
  path: string;
  floor: keyof Awaited<ReturnType<typeof buildFloors>>;
  context: BrowserContext;
  /** What is there when the screen shows what somebody came for. */
  content: (page: Page) => Locator;
}

interface Script {
  name: string;
  text: string;
  /** Whether it was asked for before the content was there. */
  before: boolean;
}

const brotli = (text: string) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length;
const gzip = (text: string) => gzipSync(text, { level: 9 }).length;
const total = (texts: readonly string[], size: (text: string) => number) =>
  texts.reduce((sum, text) => sum + size(text), 0);

const isScript = (response: Response) => /javascript/.test(response.headers()['content-type'] ?? '');

/** What a browser with an empty cache asks for until nothing is under way any more. */
async function load({ path, context, content }: Screen): Promise<Script[]> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const responses: { response: Response; before: boolean }[] = [];
  let shown = false;
  page.on('response', (response) => {
    if (isScript(response) && !response.url().includes('/__/')) responses.push({ response, before: !shown });
  });
  await page.goto(path);
  await content(page).first().waitFor();
  shown = true;
  // A listener never ends, so the room is not waited for until the network is idle but until it is live.
  if (path === '/chatapp') await page.getByText('Live', { exact: true }).waitFor();
  else await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(
    responses.map(async ({ response, before }) => ({
      name: new URL(response.url()).pathname.split('/').at(-1) ?? '',
      text: await response.text(),
      before,
    })),
  );
  await page.close();
  return scripts;
}

function rowsOf(what: string, scripts: readonly Script[], floor: string): Row[] {
  const texts = scripts.map(({ text }) => text);
  const late = scripts.filter(({ before }) => !before);
  const details = scripts
    .map(({ name, text, before }) => ({ size: brotli(text), name, before }))
    .sort((a, b) => b.size - a.size)
    .map(({ size, name, before }) => `${name} ${size}${before ? '' : ' (after the content)'}`);
  const early = scripts.filter(({ before }) => before).map(({ text }) => text);
  return [
    {
      what: `${what}, until shown`,
      measured: total(early, brotli),
      floor: brotli(floor),
      unit: 'B brotli',
    },
    ...(late.length === 0
      ? []
      : [
          {
            what: `${what}, all`,
            measured: total(texts, brotli),
            floor: brotli(floor),
            unit: 'B brotli',
          } as const,
        ]),
    { what: `${what}, all`, measured: total(texts, gzip), floor: gzip(floor), unit: 'B gzip', details },
  ];
}

/** JavaScript that a first visit to each screen loads, file by file, against the libraries alone. */
export async function measureFirstLoad(): Promise<Section> {
  const [floors, ada] = [await buildFloors(), await createMember('ada')];
  const article = await publishArticle(ada);
  const browser = await openBrowser();
  const visitor = await newPerson(browser);
  const member = await newPerson(browser);
  await signIn(member, ada);
  const title = (page: Page) => page.getByRole('heading', { level: 1 });
  const screens: Screen[] = [
    { what: '/', path: '/', floor: 'screen', context: visitor, content: title },
    {
      what: '/login',
      path: '/login',
      floor: 'signIn',
      context: visitor,
      content: (page) => page.getByLabel('Email'),
    },
    {
      what: '/feed, signed in',
      path: '/feed',
      floor: 'screen',
      context: member,
      content: (page) => page.getByRole('article'),
    },
    {
      what: '/articles/{id}',
      path: `/articles/${article.id}`,
      floor: 'screen',
      context: visitor,
      content: (page) => page.getByRole('heading', { name: article.title }),
    },
    {
      what: '/user/{u}',
      path: `/user/${ada.username}`,
      floor: 'screen',
      context: visitor,
      content: (page) => page.getByRole('heading', { name: ada.username }),
    },
    {
      what: '/chatapp, visitor',
      path: '/chatapp',
      floor: 'readRoom',
      context: visitor,
      content: (page) => page.getByText('Live', { exact: true }),
    },
    {
      what: '/chatapp, signed in',
      path: '/chatapp',
      floor: 'room',
      context: member,
      content: (page) => page.getByRole('textbox', { name: 'Message' }),
    },
  ];
  const rows: Row[] = [];
  for (const screen of screens) rows.push(...rowsOf(screen.what, await load(screen), floors[screen.floor]));
  await browser.close();
  return {
    title: 'First-load JavaScript, each file compressed by itself, against the libraries alone in one file',
    rows,
    notMeasured: [
      'styles, fonts, pictures and HTML; what Hosting itself compresses to; the scripts of Google’s window',
    ],
  };
}
