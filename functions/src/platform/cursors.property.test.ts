import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursors.ts';
import { isDocumentId } from './ids.ts';
import { Refusal } from './refusal.ts';

// Four values as deep as they come take seconds to make on a busy machine.
const SHALLOW = { maxDepth: 2 };

const position = fc.record({
  millis: fc.integer({ min: 0, max: Date.UTC(9999, 11, 31) }),
  id: fc.stringMatching(/^[\w:-]{1,128}$/).filter(isDocumentId),
});

it('every position comes back from its cursor, for its own list alone', () => {
  fc.assert(
    fc.property(position, fc.string(), fc.string(), (place, list, other) => {
      const cursor = encodeCursor(list, place);
      expect(cursor).toMatch(/^[\w-]+$/);
      expect(decodeCursor(list, cursor)).toEqual(place);
      if (other !== list) expect(() => decodeCursor(other, cursor)).toThrow(Refusal);
    }),
  );
});

it('whatever else is sent as a cursor is refused, or stands for a position that can be asked for', () => {
  const forged = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.base64String(),
    fc.jsonValue(SHALLOW).map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
    fc
      .tuple(fc.jsonValue(SHALLOW), fc.jsonValue(SHALLOW), fc.jsonValue(SHALLOW), fc.jsonValue(SHALLOW))
      .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url')),
    fc.tuple(position, fc.nat()).map(([place, cut]) => {
      const cursor = encodeCursor('list', place);
      return cursor.slice(0, cut % cursor.length);
    }),
  );
  fc.assert(
    fc.property(forged, (cursor) => {
      try {
        const { millis, id } = decodeCursor('list', cursor);
        expect(Number.isSafeInteger(millis) && millis >= 0 && isDocumentId(id)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    }),
  );
});
