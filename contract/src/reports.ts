import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { optionalText } from './text.ts';
import { timestamp } from './timestamps.ts';

/** What can be reported. */
const REPORT_KINDS = ['article', 'review', 'message', 'profile'] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

/** Why something is reported, in the order in which people are asked. */
const REPORT_REASONS = ['spam', 'insult', 'danger', 'private', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

const thing = {
  kind: v.picklist(REPORT_KINDS, 'Must be article, review, message or profile.'),
  reason: v.picklist(REPORT_REASONS, 'Must be one of the listed reasons.'),
};

/** What a member sends to report something: `id` is its own, and of a profile the username. */
export const newReport = v.strictObject({
  ...thing,
  id: v.string('Must be text.'),
  note: v.optional(optionalText(LIMITS.reportNote), ''),
});

export type NewReport = v.InferOutput<typeof newReport>;

/** A report as it is answered to whoever made it. */
export const report = v.object({ ...thing, id: v.string(), note: v.string(), createdAt: timestamp });

export type Report = v.InferOutput<typeof report>;

/** A report as it is stored: by whom, and the usernames that the reported thing names. */
export const storedReport = v.object({ ...report.entries, uid: v.string(), about: v.array(v.string()) });

export type StoredReport = v.InferOutput<typeof storedReport>;
