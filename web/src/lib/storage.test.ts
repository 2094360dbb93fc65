import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetStored, onStoredElsewhere, readStored, readStoredJson, writeStored } from './storage.ts';

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

it('forgets what is kept for somebody, and nothing of anybody else’s', () => {
  const theirs = [
    'knack.blocked.ada',
    'knack.draft.post.ada',
    'knack.draft.article.ada.a1',
    'knack.draft.review.ada.bob',
    'knack.draft.answer.ada:bob',
    'knack.draft.profile.uid-1',
    'knack.outbox.uid-1',
  ];
  const others = ['knack.theme', 'knack.blocked.adam', 'knack.draft.post.ada-b', 'knack.outbox.uid-12'];
  for (const key of [...theirs, ...others]) localStorage.setItem(key, 'something');
  localStorage.setItem('knack.matches-put-away', 'ada');
  forgetStored(['ada', 'uid-1']);
  expect(Object.keys(localStorage).sort()).toEqual(others.sort());
  forgetStored(['post']);
  expect(Object.keys(localStorage)).toContain('knack.draft.post.ada-b');
});
