import type { NewReport, Report } from '@knack/contract/reports';
import { isoTime } from '../platform/clock.ts';
import type { Answer, Attempt } from '../platform/idempotency.ts';
import { isDocumentId } from '../platform/ids.ts';
import type { Member } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal, notFound } from '../platform/refusal.ts';
import { findReported, insertReport } from './reports.repository.ts';

/**
 * Tells whoever runs the community about an article, a review, a message or a member, once for each. Throws the Refusals
 * `not-found` (no such thing), `not-oneself` for what is one's own, `already-reported` and those of every POST.
 */
export async function reportSomething(
  platform: Platform,
  member: Member,
  given: NewReport,
  attempt: Attempt,
): Promise<Answer<Report>> {
  const report = given.kind === 'profile' ? { ...given, id: given.id.toLowerCase() } : given;
  const thing = isDocumentId(report.id) ? await findReported(platform.db, report) : null;
  if (thing === null) throw notFound(report.kind === 'profile' ? 'member' : report.kind);
  if (thing.uid === member.uid) {
    throw new Refusal('not-oneself', 'This is your own; what you do not like about it you can change.');
  }
  const createdAt = isoTime(platform.now());
  const stored = { ...report, uid: member.uid, about: [...thing.about], createdAt };
  const answer = await insertReport(platform, stored, thing, attempt);
  if (answer === 'gone') throw notFound(report.kind === 'profile' ? 'member' : report.kind);
  if (answer === 'reported before') {
    throw new Refusal('already-reported', 'You have reported this already; it will be looked at.');
  }
  return answer;
}
