import { MESSAGES } from '@knack/contract/messages';
import type { ReportKind, StoredReport } from '@knack/contract/reports';
import { reports } from '../../functions/src/platform/collections.ts';
import type { Firestore } from '../../functions/src/platform/firestore.ts';
import { printable } from '../printable.ts';

const PLACES: Readonly<Record<ReportKind, { collection: string; path: (report: StoredReport) => string }>> = {
  article: { collection: 'articles', path: ({ id }) => `/articles/${id}` },
  review: { collection: 'reviews', path: ({ about }) => `/user/${about[1] ?? ''}` },
  message: { collection: MESSAGES, path: () => '/chatapp' },
  profile: { collection: 'users', path: ({ id }) => `/user/${id}` },
};

const LINE = 300;
const TEXTS = ['title', 'body', 'text', 'bio'];

/** The newest reports, `limit` at the most, as text for a terminal: each with what was reported as it stands now. */
export async function listReports(db: Firestore, limit: number): Promise<string> {
  const { docs } = await reports(db).orderBy('createdAt', 'desc').limit(limit).get();
  if (docs.length === 0) return 'Nothing has been reported.';
  const entries = await Promise.all(docs.map(async (document) => describe(db, document.id, document.data())));
  return entries.join('\n\n');
}

async function describe(db: Firestore, key: string, report: StoredReport): Promise<string> {
  const { kind, id, reason, note, createdAt, about, uid } = report;
  const { collection, path } = PLACES[kind];
  const thing = (await db.collection(collection).doc(id).get()).data();
  const texts = TEXTS.map((field): unknown => thing?.[field]).filter((text) => typeof text === 'string');
  return [
    `${createdAt}  ${kind}  ${reason}`,
    `  by ${about[0] ?? 'nobody'}, at ${path(report)} (${collection}/${id})`,
    `  reported by ${await reporter(db, uid)}${note === '' ? '' : `: ${printable(note, LINE)}`}`,
    `  ${thing === undefined ? '(gone)' : printable(texts.join(' / '), LINE)}`,
    `  to close it: npm run admin -- remove report ${key}`,
  ].join('\n');
}

async function reporter(db: Firestore, uid: string): Promise<string> {
  const account = (await db.collection('accounts').doc(uid).get()).data();
  return typeof account?.['username'] === 'string' ? account['username'] : uid;
}
