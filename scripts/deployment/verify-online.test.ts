import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { verifyOnline } from './verify-online.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A site that answers an address with each of its texts in turn, the last one from then on. */
async function siteWith(answers: Record<string, string[]>): Promise<string> {
  server = createServer(({ url = '' }, response) => {
    const texts = answers[url] ?? [];
    const text = texts.length > 1 ? texts.shift() : texts[0];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const INIT = '/__/firebase/init.json';
const LIST = '/articles?limit=1';
const configuration = JSON.stringify({ projectId: 'our-town', apiKey: 'key' });
const empty = JSON.stringify({ articles: [], nextCursor: null });
const patience = { tries: 3, milliseconds: 1 };

test('a community that answers is online, also when it needs a moment', async () => {
  const origin = await siteWith({ [INIT]: [configuration], [LIST]: ['<html>', '{}', empty] });
  expect(await verifyOnline(origin, 'our-town', patience)).toEqual([]);
});

test('a site without a web app is told with its remedy', async () => {
  const origin = await siteWith({ [INIT]: ['{"projectId":"our-town"}'], [LIST]: [empty] });
  expect(await verifyOnline(origin, 'our-town', patience)).toEqual([
    expect.stringContaining('https://console.firebase.google.com/project/our-town/settings/general'),
  ]);
});

test('what does not answer is told with its remedy', async () => {
  expect(await verifyOnline(await siteWith({ [INIT]: [configuration] }), 'our-town', patience)).toEqual([
    expect.stringContaining('npx firebase functions:log --project our-town'),
  ]);
  expect(await verifyOnline('http://127.0.0.1:1', 'our-town', patience)).toHaveLength(2);
});
