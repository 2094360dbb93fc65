import * as v from 'valibot';
import { LIMITS } from './limits.ts';

const { initial, max } = LIMITS.page;

/** A parameter that is given once; a key given twice arrives as a list and is refused. */
export const queryValue = v.string('Must be given once.');

/** `limit` (1 to 50, 20 when absent) and `cursor` (a page's `nextCursor`, opaque), as they stand in an address. */
export const pageQuery = v.strictObject({
  limit: v.optional(
    v.pipe(
      queryValue,
      v.regex(/^\d{1,9}$/, `Must be a whole number from 1 to ${max}.`),
      v.transform(Number),
      v.minValue(1, 'Must be at least 1.'),
      v.maxValue(max, `Must be at most ${max}.`),
    ),
    String(initial),
  ),
  cursor: v.optional(queryValue),
});

/** One page of a list under its name, and the cursor of the next page: null on the last. */
export function page<Name extends string, Item extends v.GenericSchema>(name: Name, item: Item) {
  const entries = { [name]: v.array(item) } as Record<Name, v.ArraySchema<Item, undefined>>;
  return v.object({ ...entries, nextCursor: v.nullable(v.string()) });
}
