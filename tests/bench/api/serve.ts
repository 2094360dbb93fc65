// The API and, under /bare, the same questions to the SDK alone, in one process of their own.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Firestore } from '@google-cloud/firestore';
import { LIMITS } from '@knack/contract/limits';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { createApp } from '../../../functions/src/http/create-app.ts';
import { dailyQuotas } from '../../../functions/src/platform/quotas.ts';
import { answerBare, type BareQuestion } from './bare.ts';
import { countDocuments, takeCounts } from './counts.ts';

countDocuments();
const db = new Firestore({ projectId: String(process.argv[2]) });
const auth = getAuth(initializeApp(undefined, 'bare'));
const unlimited = Object.fromEntries(Object.keys(LIMITS.perDay).map((kind) => [kind, 1e9]));
const app = createApp({
  db,
  limits: { requestsPerMinute: 1e9, writesPerMinute: 1e9 },
  quotas: dailyQuotas(unlimited),
  // The emulator looks through everything for a word; production has an index.
  answerWithinMs: 600_000,
  log: { info: () => {}, error: (message, fields) => console.error(message, fields) },
  emulated: true,
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/counts') return void response.end(JSON.stringify(takeCounts()));
  if (request.url !== '/bare') return void app(request, response);
  const question = JSON.parse((await buffer(request)).toString()) as BareQuestion;
  const found = JSON.stringify(await answerBare(db, auth, question));
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(found);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit());
