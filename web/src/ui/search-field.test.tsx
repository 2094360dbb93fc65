import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

const search = vi.fn();
const field = () => screen.getByRole('searchbox', { name: 'Search' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const element = (value: string) => (
  <SearchField label="Search" placeholder="Such as: tap" maxLength={100} value={value} onSearch={search} />
);

beforeEach(() => {
  vi.useFakeTimers();
  search.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

it('looks for what is typed when typing pauses, once', () => {
  render(element(''));
  type('le');
  pass(200);
  type(' leak ');
  pass(299);
  expect(search).not.toHaveBeenCalled();
  pass(1);
  expect(search.mock.calls).toEqual([['leak']]);
  pass(1_000);
  expect(search).toHaveBeenCalledTimes(1);
});

it('looks at once on Enter, and not again afterwards', () => {
  render(element(''));
  type('leak');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(search.mock.calls).toEqual([['leak']]);
  pass(1_000);
  expect(search).toHaveBeenCalledTimes(1);
});

it('shows what is looked for when that changes elsewhere, and keeps what is being typed when it does not', () => {
  const { rerender } = render(element('tap'));
  type('taps leak');
  pass(300);
  type('taps leaking');
  rerender(element('taps leak'));
  expect(field()).toHaveValue('taps leaking');
  rerender(element(''));
  expect(field()).toHaveValue('');
  pass(1_000);
  expect(search.mock.calls).toEqual([['taps leak']]);
});
