import type { Browser, BrowserContext, Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { writeDirectly } from '../../e2e/support/room.ts';
import { newPerson } from '../browser.ts';
import type { Row } from '../report.ts';
import { keyOf, watch, whenSeen } from './in-page.ts';
import { syntheticMember } from './members.ts';

/** Longer than the listener goes on after the room was left. */
const LONG_AWAY_MS = 35_000;

const live = (page: Page) => page.getByText('Live', { exact: true }).waitFor();

/** Goes to another screen of the app without loading the page again. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const rowOf = (what: string, times: number, { sent, fresh }: Window['documents']): Row => ({
  what,
  measured: fresh / times,
  unit: 'documents',
  details: [`the emulator sent ${sent / times}`],
});

/** Opening the room as a member, who is asked for their name on the way. */
async function openSignedIn(member: BrowserContext): Promise<Row> {
  const page = await member.newPage();
  await watch(page, { countReads: true });
  await page.goto('/chatapp');
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  await live(page);
  const row = rowOf('opening it signed in', 1, await page.evaluate(() => window.documents));
  await page.close();
  return row;
}

/** Documents that are new to one reader: on opening, per message, on return. */
export async function measureReads(browser: Browser, member: BrowserContext): Promise<Row[]> {
  const run = `reads-${Date.now()}`;
  const writer = syntheticMember(run);
  const page = await (await newPerson(browser)).newPage();
  await watch(page, { countReads: true });
  const rows: Row[] = [];
  let index = 0;
  const write = async () => {
    const key = keyOf(run, (index += 1));
    const status = await writeDirectly(writer, `${run}-${index}`, `Message ${key}`);
    if (status !== 200) throw new Error(`The room answered ${status}.`);
    return key;
  };
  const during = async (what: string, times: number, happen: () => Promise<unknown>) => {
    const before = await page.evaluate(() => window.documents);
    await happen();
    const after = await page.evaluate(() => window.documents);
    rows.push(rowOf(what, times, { sent: after.sent - before.sent, fresh: after.fresh - before.fresh }));
  };

  await page.goto('/');
  await during('opening the room, which holds more than 100', 1, async () => {
    await page.goto('/chatapp');
    await live(page);
  });
  await during('each of five messages, on average', 5, async () => {
    for (let count = 0; count < 5; count += 1) await whenSeen(page, await write());
  });
  await during('a look at another screen and back, one message meanwhile', 1, async () => {
    await goTo(page, '/');
    const key = await write();
    await goTo(page, '/chatapp');
    await live(page);
    await whenSeen(page, key);
  });
  await goTo(page, '/');
  await pause(LONG_AWAY_MS);
  await during('return after 35 s elsewhere, three messages meanwhile', 1, async () => {
    for (let count = 0; count < 2; count += 1) await write();
    const key = await write();
    await goTo(page, '/chatapp');
    await live(page);
    await whenSeen(page, key);
  });
  await page.reload();
  await live(page);
  rows.push(rowOf('a reload', 1, await page.evaluate(() => window.documents)));
  await page.context().close();
  rows.push(await openSignedIn(member));
  return rows;
}
