import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { noticeDuration, NoticeRegion } from './notice-region.tsx';
import { notify } from './notices.ts';

const TEXT = 'Successfully Logged In';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const say = (text: string) => act(() => void notify({ text }));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('shows an alert whose text is the text alone, until it had time to be read', () => {
  render(<NoticeRegion />);
  say(TEXT);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Successfully Logged In$/);
  pass(noticeDuration(TEXT) - 1);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('stays longer the longer it is, and never less than five seconds', () => {
  expect(noticeDuration('')).toBeGreaterThanOrEqual(5_000);
  expect(noticeDuration('x'.repeat(200))).toBeGreaterThan(noticeDuration('x'.repeat(20)));
});

it('waits while the pointer or the focus is on it', () => {
  render(<NoticeRegion />);
  say(TEXT);
  const slip = screen.getByRole('alert');
  fireEvent.pointerEnter(slip.parentElement as HTMLElement);
  pass(60_000);
  expect(slip).toBeInTheDocument();
  act(() => void screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.pointerLeave(slip.parentElement as HTMLElement);
  pass(60_000);
  expect(slip).toBeInTheDocument();
  act(() => void screen.getByRole('button', { name: 'Dismiss' }).blur());
  pass(noticeDuration(TEXT));
  expect(slip).not.toBeInTheDocument();
});

it('can be dismissed', () => {
  render(<NoticeRegion />);
  say('review sent');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('announces the same text anew instead of piling it up', () => {
  render(<NoticeRegion />);
  say(TEXT);
  const first = screen.getByRole('alert');
  say(TEXT);
  expect(screen.getByRole('alert')).not.toBe(first);
});

it('keeps the three newest', () => {
  render(<NoticeRegion />);
  for (const text of ['one', 'two', 'three', 'four']) say(text);
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['two', 'three', 'four']);
});

it('shows what was said before the region was there', () => {
  notify({ text: "You don't have access!" });
  render(<NoticeRegion />);
  expect(screen.getByRole('alert')).toHaveTextContent("You don't have access!");
});

it('is in the dialog that is open, where it can be pressed, and stays the same when that closes', () => {
  const screenWith = (open: boolean) => (
    <>
      <NoticeRegion />
      <Dialog open={open} title="A question" onClose={() => undefined}>
        <p>Well?</p>
      </Dialog>
    </>
  );
  const { rerender } = render(screenWith(true));
  say('review sent');
  const alert = screen.getByRole('alert');
  expect(screen.getByRole('dialog')).toContainElement(alert);
  const dialog = screen.getByRole('dialog');
  rerender(screenWith(false));
  expect(screen.getByRole('alert')).toBe(alert);
  expect(dialog).not.toContainElement(alert);
});
