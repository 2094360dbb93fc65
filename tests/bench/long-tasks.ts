import type { Page } from '@playwright/test';
import { createMember, publishArticle, uniqueName, writeReview } from '../e2e/support/community.ts';
import { pinCopies } from '../e2e/support/long-board.ts';
import { newPerson, openBrowser, signIn } from './browser.ts';
import type { Row, Section } from './report.ts';

const ARTICLES = 2_000;

/** Of Chromium's trace: a task of a thread, or the name of one. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of work, without what the machine did meanwhile for others. */
  tdur?: number;
  args?: { name?: string };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;

/** The milliseconds of work in each task of a page's main thread. */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const named = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const threads = new Set(named.map(threadOf));
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && threads.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('Chromium’s trace has no tasks by that name any more.');
  return tasks.map(({ tdur = 0 }) => tdur / 1_000);
}

const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve()))),
  );

/** The long tasks while something happens. */
async function during(page: Page, what: string, happen: () => Promise<unknown>): Promise<Row[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  await idle(page);
  await browser.startTracing(page, { categories: ['toplevel'] });
  await happen();
  await idle(page);
  const tasks = tasksOf(await browser.stopTracing());
  return [
    { what: `${what}, tasks over 50 ms`, measured: tasks.filter((task) => task > 50).length, unit: 'tasks' },
    { what: `${what}, the longest`, measured: Math.max(...tasks), unit: 'ms CPU' },
  ];
}

async function scrollToTheEnd(page: Page): Promise<void> {
  const end = page.getByText('That is the whole board.');
  while (!(await end.isVisible())) {
    await page.mouse.wheel(0, 4_000);
    await idle(page);
  }
}

/** What keeps the page from answering to a hand: going to and fro, and a long board. */
export async function measureLongTasks(): Promise<Section> {
  const [ada, bob] = [await createMember('ada'), await createMember('bob')];
  const article = await publishArticle(ada, { title: uniqueName('A note to open') });
  await writeReview(bob, ada);
  const browser = await openBrowser();
  const context = await newPerson(browser);
  await signIn(context, ada);
  const page = await context.newPage();
  await page.goto('/feed');
  const go = async () => {
    await page.getByRole('link', { name: article.title }).click();
    await page.getByRole('heading', { name: article.title, level: 1 }).waitFor();
    await page.getByRole('link', { name: ada.username, exact: true }).click();
    await page.getByRole('heading', { name: 'Reviews' }).waitFor();
    await page.getByRole('link', { name: 'Knack, home' }).click();
    await page.getByRole('heading', { name: 'Who is around' }).waitFor();
    await page.getByRole('link', { name: 'Feed', exact: true }).click();
    await page.getByRole('article').first().waitFor();
  };
  await go();
  const rows = await during(page, 'board, note, profile, home and back, all seen before', go);
  const titles = Array.from({ length: ARTICLES }, (_, index) => `Taps mended, ${index}`);
  await pinCopies(article.id, titles);
  await page.goto('/feed');
  await page.getByRole('article').first().waitFor();
  rows.push(
    ...(await during(page, `a board of ${ARTICLES} notes scrolled to its end`, () => scrollToTheEnd(page))),
  );
  rows.push(
    ...(await during(page, `from a board of ${ARTICLES} notes to a profile and back`, async () => {
      await page.getByRole('link', { name: 'Profile', exact: true }).click();
      await page.getByRole('heading', { name: 'Reviews' }).waitFor();
      await page.goBack();
      await page.getByRole('article').first().waitFor();
    })),
  );
  await browser.close();
  return {
    title: 'Tasks that keep the page from answering, by the work in them',
    rows,
    notMeasured: ['a phone’s processor, some four times slower'],
  };
}
