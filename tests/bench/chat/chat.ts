import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { createMember } from '../../e2e/support/community.ts';
import { writePast } from '../../e2e/support/room.ts';
import { newPerson, openBrowser, signIn } from '../browser.ts';
import type { Section } from '../report.ts';
import { openBareRoom, serveBareRoom } from './bare-room.ts';
import { flood } from './flood.ts';
import { watch } from './in-page.ts';
import { joinRoom, missedBy } from './listeners.ts';
import { syntheticMember } from './members.ts';
import { measureOpening } from './opening.ts';
import { measureReads } from './reads.ts';
import { sayInBareRoom, sayInProduct, sendToSeen, WARM_UP } from './send-to-seen.ts';

const MINUTE = 60_000;
const ROUNDS = 20;
const LISTENERS = 50;

/** How long the flood is in which the readers lose their connection, in seconds, and how long they do. */
const SHORT_FLOOD = 40;
const AWAY_MS = 12_000;

/** Takes the network from pages for a while. */
async function cutOff(pages: readonly Page[]): Promise<void> {
  const offline = (is: boolean) => Promise.all(pages.map((page) => page.context().setOffline(is)));
  await offline(true);
  await pause(AWAY_MS);
  await offline(false);
}

async function fillRoom(): Promise<void> {
  const now = Date.now();
  const past = Array.from({ length: 105 }, (_, index) => ({
    id: `past-${index}`,
    text: `Something said a while ago, number ${index}`,
    createdAt: now - (130 - index) * MINUTE,
  }));
  await writePast(syntheticMember('past'), past);
}

/** The room: how fast it is between two browsers, whether it keeps everything, what it opens with and reads. */
export async function* measureChat(seconds: number): AsyncGenerator<Section> {
  await fillRoom();
  const [bareRoom, ada] = [await serveBareRoom(), await createMember('ada')];
  const browser = await openBrowser();
  const people = await Promise.all([1, 2, 3, 4].map(() => newPerson(browser)));
  const [writerContext] = people;
  if (writerContext === undefined) throw new Error('There is no browser.');
  await signIn(writerContext, ada);
  const pages = await Promise.all(people.map((context) => context.newPage()));
  for (const page of pages) await watch(page);
  const [writer, reader, bareWriter, bareReader] = pages;
  if (!writer || !reader || !bareWriter || !bareReader) throw new Error('There are no pages.');

  yield {
    title: 'Opening the room',
    rows: await measureOpening(browser, bareRoom, writerContext),
    notMeasured: [
      'over a real network, where the round trips weigh more',
      'a bare page that finds out who is there: its member is made up, which takes no request',
    ],
  };
  for (const page of [writer, reader]) {
    await page.goto('/chatapp');
    await page.getByText('Live', { exact: true }).waitFor();
  }
  await openBareRoom(bareWriter, bareRoom, syntheticMember(`bare-${Date.now()}`));
  await openBareRoom(bareReader, bareRoom);
  await bareReader.getByRole('listitem').first().waitFor();

  const product = { say: sayInProduct(writer), reader };
  const bare = { say: sayInBareRoom(bareWriter), reader: bareReader };
  const riding = await sendToSeen('send to seen, scrolling smoothly', 'riding', product, bare, ROUNDS);
  // The ride is drawn by the processor, which has the server and four browsers to run besides.
  for (const page of [writer, reader]) await page.emulateMedia({ reducedMotion: 'reduce' });
  const alone = await sendToSeen('send to seen, without the ride', 'alone', product, bare, ROUNDS);
  const others = await Promise.all(
    Array.from({ length: LISTENERS }, (_, index) => joinRoom(`listener-${index}`)),
  );
  const among = await sendToSeen('the same, 50 more listen', 'among', product, bare, ROUNDS);
  const missing = await missedBy(others, 'among-', 2 * (ROUNDS + WARM_UP));
  await Promise.all(others.map(({ leave }) => leave()));
  yield {
    title: 'Between two browsers on one machine, against the bare SDK on an empty page',
    rows: [
      ...riding,
      ...alone,
      ...among,
      {
        what: 'missed by the 50, all together',
        measured: missing,
        unit: 'messages',
      },
    ],
    notMeasured: [
      'real Firestore: its emulator answers these; the 50 are connections of one process, not browsers',
    ],
  };

  await Promise.all([writer, bareWriter].map((page) => page.close()));
  yield {
    title: 'Documents that are new to one reader, which is what Firestore bills',
    rows: await measureReads(browser, writerContext),
    notMeasured: [
      'a bill: the emulator knows none, and cannot go on where a listener was, as Firestore does for 30 minutes',
      'what the trigger reads, one count for each message; the downloads are in the section before',
    ],
  };

  yield {
    title: `20 messages a second for ${seconds} s, from 30 members, as one reader’s screen shows them, and one of the bare SDK`,
    rows: await flood(reader, bareReader, seconds),
    notMeasured: ['the senders’ screens: these messages are written by a bare client'],
  };
  yield {
    title: `The same for ${SHORT_FLOOD} s, while both readers are without a network for ${AWAY_MS / 1_000} s`,
    rows: await flood(reader, bareReader, SHORT_FLOOD, () => cutOff([reader, bareReader])),
    notMeasured: [],
  };
  await browser.close();
}
