import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onStoredElsewhere, readStored, readStoredJson, writeStored } from './storage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('keeps a text and removes it', () => {
  expect(writeStored('key', 'text')).toBe(true);
  expect(readStored('key')).toBe('text');
  expect(writeStored('key', null)).toBe(true);
  expect(readStored('key')).toBeNull();
});

it('reads what is not JSON as nothing', () => {
  localStorage.setItem('key', '{oops');
  expect(readStoredJson('key')).toBeNull();
  localStorage.setItem('key', '{"a":1}');
  expect(readStoredJson('key')).toEqual({ a: 1 });
});

it('does without a storage that is blocked or full', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(readStored('key')).toBeNull();
  expect(writeStored('key', 'text')).toBe(false);
});

it('tells what another tab stored or cleared, until stopped', () => {
  const changed = vi.fn();
  const stop = onStoredElsewhere('key', changed);
  localStorage.setItem('key', 'new');
  window.dispatchEvent(new StorageEvent('storage', { key: 'key' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'key' }));
  expect(changed.mock.calls).toEqual([['new'], [null]]);
});
