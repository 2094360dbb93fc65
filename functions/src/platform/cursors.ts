import * as v from 'valibot';
import { isDocumentId } from './ids.ts';
import { Refusal } from './refusal.ts';

/** Where a page ended: the last item's time in milliseconds and its document id. */
export interface Position {
  readonly millis: number;
  readonly id: string;
}

const VERSION = 1;
// Firestore's timestamps end with the year 9999.
const LAST_MILLISECOND = Date.UTC(9999, 11, 31);

const decoded = v.strictTuple([
  v.literal(VERSION),
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MILLISECOND)),
  v.pipe(v.string(), v.check(isDocumentId)),
]);

/** An opaque cursor for `position` in the list that `list` names, filters included. */
export function encodeCursor(list: string, { millis, id }: Position): string {
  return Buffer.from(JSON.stringify([VERSION, list, millis, id])).toString('base64url');
}

/** The position that a cursor stands for. Throws the Refusal `invalid-input` for a cursor that is not of `list`. */
export function decodeCursor(list: string, cursor: string): Position {
  const result = v.safeParse(decoded, readJson(cursor));
  if (!result.success || result.output[1] !== list) {
    throw new Refusal('invalid-input', 'The cursor does not belong to this list.', {
      errors: [{ field: 'cursor', message: 'Must be the nextCursor of a page of this list.' }],
    });
  }
  const [, , millis, id] = result.output;
  return { millis, id };
}

function readJson(cursor: string): unknown {
  if (!/^[\w-]+$/.test(cursor)) return undefined;
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
