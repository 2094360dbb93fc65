import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursors.ts';

const list = JSON.stringify(['articles', { topicKey: 'küche' }]);
const position = { millis: 1_795_224_930_392, id: 'QhyJrU1o-kfdd-uF5MLE' };

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a cursor', () => {
  it('leads back to its position in its list', () => {
    expect(decodeCursor(list, encodeCursor(list, position))).toEqual(position);
  });

  it('survives being a part of an address', () => {
    const cursor = encodeCursor(list, position);
    expect(encodeURIComponent(cursor)).toBe(cursor);
  });

  it.each([
    ['of another list', encodeCursor(JSON.stringify(['reviews', 'ada']), position)],
    ['of other filters', encodeCursor(JSON.stringify(['articles', {}]), position)],
    ['that is empty', ''],
    ['that is cut short', encodeCursor(list, position).slice(0, -8)],
    ['with characters that base64url has not', `${encodeCursor(list, position)}=`],
    ['that is not JSON', Buffer.from('nothing').toString('base64url')],
    ['of another version', encode([2, list, position.millis, position.id])],
    ['with something more', encode([1, list, position.millis, position.id, 1])],
    ['with something less', encode([1, list, position.millis])],
    ['that is an object', encode({ 0: 1, 1: list, 2: position.millis, 3: position.id })],
    ['with a fraction of a millisecond', encode([1, list, 0.5, position.id])],
    ['from before time', encode([1, list, -1, position.id])],
    ['from after time', encode([1, list, 1e15, position.id])],
    ['with a reserved id', encode([1, list, position.millis, '__x__'])],
    ['with a path for an id', encode([1, list, position.millis, 'a/b'])],
    ['with no id', encode([1, list, position.millis, ''])],
  ])('%s is refused', (_what, cursor) => {
    expect(() => decodeCursor(list, cursor)).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        errors: [{ field: 'cursor', message: 'Must be the nextCursor of a page of this list.' }],
      }),
    );
  });
});
