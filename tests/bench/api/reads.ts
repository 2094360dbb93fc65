import type { Browser, Page } from '@playwright/test';
import { API_PATHS } from '@knack/contract/paths';
import { createMember, publishArticle, writeReview } from '../../e2e/support/community.ts';
import { newPerson, openBrowser, signIn } from '../browser.ts';
import type { Row, Section } from '../report.ts';
import { startCommunity, type Community } from './community.ts';
import type { Counts } from './counts.ts';
import { times } from './load.ts';
import { reads, writes } from './requests.ts';

const SMALL = 100;

/** A request's kind, however it names things. */
const kindOf = (method: string, path: string) =>
  `${method} ${path
    .replace(/^\/articles\/.+/, '/articles/{id}')
    .replace(/^\/users\/username\/.+/, '/users/username/{u}')
    .replace(/\?.*/, '')}`;

async function countAll(community: Community): Promise<Map<string, Counts>> {
  const requests = [...reads(community), ...(await writes(community, 2))];
  const counts = new Map<string, Counts>();
  for (const { what, request } of requests) {
    await community.counts();
    await times(community, request, { connections: 1, amount: 1 });
    counts.set(what, await community.counts());
  }
  return counts;
}

const said = ({ reads: read, writes: written }: Counts) => `${read} read, ${written} written`;

async function requestSection(documents: number): Promise<Section> {
  const found: Map<string, Counts>[] = [];
  for (const size of [SMALL, documents]) {
    const community = await startCommunity(size);
    found.push(await countAll(community));
    community.stop();
  }
  const [small, large] = found;
  const rows = [...(large ?? [])].map(([what, counts]): Row => {
    const before = small?.get(what) ?? { reads: 0, writes: 0, cpu: 0 };
    return {
      what,
      measured: counts.reads + counts.writes,
      floor: before.reads + before.writes,
      unit: 'documents',
      details: [`${said(counts)}; among ${SMALL}: ${said(before)}`],
    };
  });
  return {
    title: `Documents read and written by a request among ${documents}, against the same among ${SMALL}`,
    rows,
    notMeasured: ['reads that security rules bill, of which the room has none'],
  };
}

/** What a page asks the API for until nothing is under way any more. */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'document' && !pathname.startsWith('/articles/')) return;
    if (/^\/(articles|users|reviews)(\/|$)/.test(pathname))
      asked.push(kindOf(request.method(), pathname + search));
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.close();
  return asked;
}

async function screenSection(browser: Browser): Promise<Section> {
  const [ada, bob] = [await createMember('ada'), await createMember('bob')];
  const article = await publishArticle(ada);
  await writeReview(bob, ada);
  const member = await newPerson(browser);
  await signIn(member, ada);
  const rows: Row[] = [];
  for (const [who, context] of [
    ['a visitor', await newPerson(browser)],
    ['a member', member],
  ] as const)
    for (const path of ['/', '/feed', API_PATHS.article(article.id), `/user/${ada.username}`]) {
      if (path === '/feed' && who === 'a visitor') continue;
      const asked = await requestsOf(await context.newPage(), path);
      const shown = path.replace(article.id, '{id}').replace(ada.username, '{u}');
      rows.push({ what: `${shown}, ${who}`, measured: asked.length, unit: 'requests', details: asked });
    }
  return {
    title: 'Requests to the API by a first visit to a screen; what each reads is in the table above',
    rows,
    notMeasured: ['the room, whose documents are in its own section'],
  };
}

/** Documents read and written by each request, and requests made by each screen. */
export async function* measureReads(documents: number): AsyncGenerator<Section> {
  yield await requestSection(documents);
  const browser = await openBrowser();
  yield await screenSection(browser);
  await browser.close();
}
