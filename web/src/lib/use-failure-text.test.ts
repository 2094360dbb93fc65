import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { useFailureText } from './use-failure-text.ts';

const becomeOnline = () => act(() => void window.dispatchEvent(new Event('online')));

it('says nothing without a failure', () => {
  expect(renderHook(() => useFailureText(null)).result.current).toBeNull();
});

it('says that there is no network until there is one, and says it again when it happens again', () => {
  const { result, rerender } = renderHook(({ error }) => useFailureText(error), {
    initialProps: { error: new ApiError('offline') },
  });
  expect(result.current).toMatch(/^You seem to be offline/);
  becomeOnline();
  expect(result.current).toBeNull();
  rerender({ error: new ApiError('offline') });
  expect(result.current).toMatch(/^You seem to be offline/);
});

it('keeps what a network does not mend', () => {
  const { result } = renderHook(() => useFailureText(new ApiError('not-yours')));
  becomeOnline();
  expect(result.current).toMatch(/belongs to somebody else/);
});
