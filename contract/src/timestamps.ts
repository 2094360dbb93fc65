import * as v from 'valibot';

/** A moment in UTC, ISO 8601 with milliseconds, as `Date.prototype.toISOString` writes it. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());
