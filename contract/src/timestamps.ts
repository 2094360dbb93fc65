import * as v from 'valibot';

/** A moment in UTC, ISO 8601 with milliseconds, as `Date.prototype.toISOString` writes it. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** A moment that has not come for everything; null until then, also where an older document says nothing of it. */
export const timestampOrNull = v.optional(v.nullable(timestamp), null);
