import type { BrowserContext, Page, Response } from '@playwright/test';
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
  /** What is there when the screen shows what somebody came for: an element, and what it says. */
  content: { selector: string; text?: string };
}

interface Script {
  name: string;
  text: string;
  /** Whether it had arrived when the content was there. */
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

/** The line of Lighthouse's simulated phone: on a faster one what comes late may arrive before anything is drawn. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Notes in the page when the content was first drawn, in milliseconds. */
function noteWhenShown({ selector, text = '' }: Screen['content']): void {
  const look = () => {
    const isShown = [...document.querySelectorAll(selector)].some(
      (element) => element.textContent.includes(text) && element.checkVisibility(),
    );
    if (!isShown) return;
    changes.disconnect();
    requestAnimationFrame(() => performance.mark('content'));
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true, characterData: true });
}

/** When each script had arrived and when the content was shown, by the clock of the page. */
function arrivals() {
  const shown = performance.getEntriesByName('content')[0]?.startTime ?? 0;
  const early = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= shown);
  return early.map(({ name }) => name);
}

/** What a browser with an empty cache asks for until nothing is under way any more. */
async function load({ path, context, content }: Screen): Promise<Script[]> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable'); // without it the next line does nothing
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path); // so that the emulated function has started
  await isLive(page, path);
  await client.send('Network.emulateNetworkConditions', SLOW_LINE);
  await page.addInitScript(noteWhenShown, content);
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (isScript(response) && !response.url().includes('/__/')) responses.push(response);
  });
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0);
  await isLive(page, path);
  const early = new Set(await page.evaluate(arrivals));
  const scripts = await Promise.all(
    responses.map(async (response) => ({
      name: new URL(response.url()).pathname.split('/').at(-1) ?? '',
      text: await response.text(),
      before: early.has(response.url()),
    })),
  );
  await page.close();
  return scripts;
}

/** A listener never ends, so the room is not waited for until the network is idle but until it is live. */
async function isLive(page: Page, path: string): Promise<void> {
  if (path === '/chatapp') await page.getByText('Live', { exact: true }).waitFor();
  else await page.waitForLoadState('networkidle');
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
  const screens: Screen[] = [
    { what: '/', path: '/', floor: 'screen', context: visitor, content: { selector: 'h1' } },
    {
      what: '/login',
      path: '/login',
      floor: 'signIn',
      context: visitor,
      content: { selector: 'input[type=email]' },
    },
    {
      what: '/feed, signed in',
      path: '/feed',
      floor: 'screen',
      context: member,
      content: { selector: 'article' },
    },
    {
      what: '/articles/{id}',
      path: `/articles/${article.id}`,
      floor: 'screen',
      context: visitor,
      content: { selector: 'h1', text: article.title },
    },
    {
      what: '/user/{u}',
      path: `/user/${ada.username}`,
      floor: 'screen',
      context: visitor,
      content: { selector: '#main p', text: ada.username },
    },
    {
      what: '/chatapp, visitor',
      path: '/chatapp',
      floor: 'readRoom',
      context: visitor,
      content: { selector: '#main', text: 'Live' },
    },
    {
      what: '/chatapp, signed in',
      path: '/chatapp',
      floor: 'room',
      context: member,
      content: { selector: 'textarea' },
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
