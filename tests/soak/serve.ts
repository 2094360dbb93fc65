// The API in a process of its own, which says what it holds and how late it is whenever it is asked.
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createApp } from '../../functions/src/http/create-app.ts';
import { dailyQuotas } from '../../functions/src/platform/quotas.ts';
import { openStore } from '../api/support/project.ts';

/** What the process holds, collected garbage aside, and how late its event loop was since it was last asked. */
export interface Sample {
  readonly rss: number;
  readonly heapUsed: number;
  readonly delay: { readonly median: number; readonly p99: number; readonly max: number };
}

const MANY = Number.MAX_SAFE_INTEGER;
const faults: string[] = [];
const log = {
  info: () => {},
  error: (message: string, fields: object) => faults.push(JSON.stringify({ message, ...fields })),
};
const app = createApp({
  db: openStore(),
  log,
  limits: { requestsPerMinute: MANY, writesPerMinute: MANY },
  quotas: dailyQuotas({ articles: MANY, reviews: MANY, profileEdits: MANY }),
});

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

function sample(): Sample {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const milliseconds = (nanoseconds: number) => nanoseconds / 1e6;
  const late = {
    median: milliseconds(delay.percentile(50)),
    p99: milliseconds(delay.percentile(99)),
    max: milliseconds(delay.max),
  };
  delay.reset();
  return { rss, heapUsed, delay: late };
}

const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on('message', () => process.send?.({ sample: sample(), faults: faults.splice(0) }));
process.once('disconnect', () => process.exit());
