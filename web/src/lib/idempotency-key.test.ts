import { LIMITS } from '@knack/contract/limits';
import { afterEach, expect, it, vi } from 'vitest';
import { createIdempotencyKey } from './idempotency-key.ts';

afterEach(() => vi.restoreAllMocks());

it('never makes the same key twice, and none that the API would refuse', () => {
  const keys = new Set(Array.from({ length: 1_000 }, createIdempotencyKey));
  expect(keys.size).toBe(1_000);
  for (const key of keys) expect(key.length).toBeLessThanOrEqual(LIMITS.idempotencyKey);
});

it('makes keys where the page is not served securely', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(createIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  vi.unstubAllGlobals();
});
