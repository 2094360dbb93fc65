import { expect, it } from 'vitest';
import { rateLimit } from './rate-limit.ts';

const MINUTE = 60_000;

function limiter(perMinute: number) {
  const clock = { time: 0 };
  const take = rateLimit(perMinute, () => clock.time);
  const isTaken = (key: string) => {
    try {
      take(key);
      return true;
    } catch {
      return false;
    }
  };
  return { clock, take, isTaken };
}

it('takes as many requests as are allowed in a minute, for each key apart', () => {
  const { isTaken } = limiter(2);
  expect(['a', 'a', 'a', 'b', 'a', 'b', 'b'].map(isTaken)).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});

it('says when it will take the next', () => {
  const { clock, take } = limiter(1);
  take('a');
  clock.time = 12_345;
  expect(() => take('a')).toThrow(
    expect.objectContaining({ code: 'too-many-requests', headers: { 'Retry-After': '48' } }),
  );
});

it('begins anew when the minute is over, and not before', () => {
  const { clock, isTaken } = limiter(1);
  isTaken('a');
  clock.time = MINUTE - 1;
  expect(isTaken('a')).toBe(false);
  clock.time = MINUTE;
  expect([isTaken('a'), isTaken('a')]).toEqual([true, false]);
});
