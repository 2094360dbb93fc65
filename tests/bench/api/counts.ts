import { Firestore, Query, Transaction, WriteBatch } from '@google-cloud/firestore';

/** Documents as Firestore bills them (an empty answer counts as one read), and milliseconds of work in the process. */
export interface Counts {
  reads: number;
  writes: number;
  cpu: number;
}

const counted = { reads: 0, writes: 0 };
let worked = process.cpuUsage();
const pending = new WeakMap<WriteBatch, number>();

type Method = (...args: unknown[]) => unknown;

function patch(prototype: object, name: string, around: (original: Method) => Method): void {
  const methods = prototype as Record<string, Method>;
  const original = methods[name];
  if (original === undefined) throw new Error(`Firestore's library has no ${name} any more.`);
  methods[name] = around(original);
}

const countingReads =
  (of: (answer: unknown) => number) =>
  (original: Method): Method =>
    function (this: unknown, ...args) {
      const answer = original.apply(this, args) as Promise<unknown>;
      return answer.then((value) => {
        counted.reads += of(value);
        return value;
      });
    };

/** Counts from here on what every client of the library in this process reads and writes. */
export function countDocuments(): void {
  const sizeOf = (answer: unknown) => Math.max(1, (answer as { size?: number }).size ?? 1);
  const lengthOf = (answer: unknown) => (answer as unknown[]).length;
  patch(Query.prototype, 'get', countingReads(sizeOf));
  // A document's own `get` comes through here too.
  patch(Firestore.prototype, 'getAll', countingReads(lengthOf));
  patch(Transaction.prototype, 'get', countingReads(sizeOf));
  patch(Transaction.prototype, 'getAll', countingReads(lengthOf));
  // Whoever counts is billed for one document in each thousand that is counted.
  patch(
    Query.prototype,
    'count',
    (original) =>
      function (this: unknown, ...args) {
        counted.reads += 1;
        return original.apply(this, args);
      },
  );
  for (const name of ['create', 'set', 'update', 'delete'])
    patch(
      WriteBatch.prototype,
      name,
      (original) =>
        function (this: WriteBatch, ...args) {
          pending.set(this, (pending.get(this) ?? 0) + 1);
          return original.apply(this, args);
        },
    );
  // What a batch and what a transaction commits.
  patch(
    WriteBatch.prototype,
    '_commit',
    (original) =>
      function (this: WriteBatch, ...args) {
        const writes = pending.get(this) ?? 0;
        return (original.apply(this, args) as Promise<unknown>).then((value) => {
          counted.writes += writes;
          return value;
        });
      },
  );
}

/** What has been counted since it was last taken. */
export function takeCounts(): Counts {
  const { user, system } = process.cpuUsage(worked);
  worked = process.cpuUsage();
  const taken = { ...counted, cpu: (user + system) / 1_000 };
  Object.assign(counted, { reads: 0, writes: 0 });
  return taken;
}
