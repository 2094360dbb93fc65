import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useDraft } from './drafts.ts';

const EMPTY = { title: '', body: '', rating: 5 };
const renderDraft = (key = 'post.mia') =>
  renderHook(({ key }) => useDraft(key, EMPTY), { initialProps: { key } });

beforeEach(() => localStorage.clear());

it('begins with what the form begins with', () => {
  expect(renderDraft().result.current[0]).toEqual(EMPTY);
});

it('keeps what was typed through a reload', () => {
  const before = renderDraft();
  act(() => before.result.current[1]({ title: 'Tiles' }));
  act(() => before.result.current[1]({ rating: 3 }));
  before.unmount();
  expect(renderDraft().result.current[0]).toEqual({ title: 'Tiles', body: '', rating: 3 });
});

it('keeps two changes in one breath', () => {
  const { result } = renderDraft();
  act(() => {
    result.current[1]({ title: 'Tiles' });
    result.current[1]({ body: 'Blue ones' });
  });
  expect(result.current[0]).toEqual({ title: 'Tiles', body: 'Blue ones', rating: 5 });
});

it('is gone for good once discarded', () => {
  const { result, unmount } = renderDraft();
  act(() => result.current[1]({ title: 'Tiles' }));
  act(() => result.current[2]());
  expect(result.current[0]).toEqual(EMPTY);
  unmount();
  expect(renderDraft().result.current[0]).toEqual(EMPTY);
});

it('belongs to its key alone', () => {
  const { result, rerender } = renderDraft('review.mia.ben');
  act(() => result.current[1]({ title: 'Kind' }));
  rerender({ key: 'review.mia.eva' });
  expect(result.current[0]).toEqual(EMPTY);
  act(() => result.current[1]({ title: 'Quick' }));
  rerender({ key: 'review.mia.ben' });
  expect(result.current[0].title).toBe('Kind');
});

it.each(['{oops', '"text"', '[1]', '{"title":7,"rating":"5","toString":"x","extra":1}'])(
  'takes nothing that does not fit from a stored %s',
  (stored) => {
    localStorage.setItem('knack.draft.post.mia', stored);
    expect(renderDraft().result.current[0]).toEqual(EMPTY);
  },
);
