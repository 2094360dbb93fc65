import { LIMITS } from '@knack/contract/limits';
import { backOff, isoTime, type Clock } from './clock.ts';
import { quotaDays } from './collections.ts';
import { refuseDeleted, unlessDeleted } from './deletions.ts';
import { isAlreadyThere, isMissing, isOvertaken } from './failures.ts';
import type { Firestore, Timestamp, WriteBatch } from './firestore.ts';
import { Refusal, unavailable } from './refusal.ts';

/** What a person may do so many times a day; see `LIMITS.perDay`. */
export type QuotaKind = keyof typeof LIMITS.perDay;

/** How often a person has done each kind today, and when that was stored; null while nothing is. */
interface Used {
  readonly counts: Readonly<Record<string, number>>;
  readonly storedAt: Timestamp | null;
}

/** The quotas of everybody, and what this instance knows of their use. */
export interface Quotas {
  readonly perDay: Readonly<Record<QuotaKind, number>>;
  readonly known: Map<string, Used>;
}

/** The world as far as counting needs it. */
export interface Counted {
  readonly db: Firestore;
  readonly now: Clock;
  readonly quotas: Quotas;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTHING: Used = { counts: {}, storedAt: null };
const MAX_KNOWN = 20_000;
// Twenty rivals of one person settle within this many tries each.
const MAX_TRIES = 30;

/** Quotas of which nothing is known yet; those of the contract but for what is given. */
export function dailyQuotas(perDay: Partial<Quotas['perDay']> = {}): Quotas {
  return { perDay: { ...LIMITS.perDay, ...perDay }, known: new Map() };
}

/**
 * Commits `write` and counts it as one `kind` of the person's day (in UTC), both or neither, whichever instance
 * they come to. Throws the Refusals `quota-used-up` when the day's share is used and `being-deleted`, and Firestore's
 * own error when `write` fails.
 *
 * Nothing is read before: the count is written on the condition that it is still what this instance remembers, or
 * that there is none. Only where that was wrong it is read, and all is tried again; `write` may be called again. Where
 * what is refused may be `write`'s own doing, `adapt` looks at that beside the count, and answers whether `write` does
 * something else now, so that it is worth another try.
 */
export async function commitCounted(
  { db, now, quotas: { perDay, known } }: Counted,
  uid: string,
  kind: QuotaKind,
  write: (batch: WriteBatch) => unknown,
  adapt: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  const day = isoTime(now()).slice(0, 10);
  const id = `${uid}:${day}`;
  const document = quotaDays(db).doc(id);
  const remember = (used: Used): Used => {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(id, used);
    return used;
  };

  let used = known.get(id) ?? NOTHING;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const count = used.counts[kind] ?? 0;
    if (count >= perDay[kind]) throw usedUp(perDay[kind], now());
    const counts = { ...used.counts, [kind]: count + 1 };
    const { storedAt } = used;
    try {
      const batch = unlessDeleted(db.batch(), db, uid);
      write(batch);
      if (storedAt !== null) batch.update(document, { counts }, { lastUpdateTime: storedAt });
      else batch.create(document, { uid, day, counts, expireAt: isoTime(Date.parse(day) + 2 * DAY_MS) });
      const written = await batch.commit();
      remember({ counts, storedAt: written.at(-1)?.writeTime ?? null });
      return;
    } catch (error) {
      if (!isAlreadyThere(error) && !isOvertaken(error) && !isMissing(error)) throw error;
      const [snapshot, isAdapted] = await Promise.all([document.get(), adapt(), refuseDeleted(db, uid)]);
      const current = { counts: snapshot.data()?.counts ?? {}, storedAt: snapshot.updateTime ?? null };
      remember(current);
      if (isSame(current, used) && !isAdapted) throw error;
      used = current;
    }
    // The first time it was what was taken for granted that was wrong, not a rival that was quicker.
    if (tries > 0) await backOff(tries);
  }
  throw unavailable(new Error('Too many rivals for one counted commit'));
}

/** Whether this is the refusal of a quota. */
export function isUsedUp(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'quota-used-up';
}

function isSame(one: Used, other: Used): boolean {
  return one.storedAt?.valueOf() === other.storedAt?.valueOf();
}

function usedUp(most: number, time: number): Refusal {
  const midnight = (Math.floor(time / DAY_MS) + 1) * DAY_MS;
  return new Refusal(
    'quota-used-up',
    `Nobody may do this more than ${most} times a day; at midnight UTC you can go on.`,
    { headers: { 'Retry-After': String(Math.ceil((midnight - time) / 1000)) } },
  );
}
