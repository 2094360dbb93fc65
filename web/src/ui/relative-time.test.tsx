import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RelativeTime, relativeTimeText } from './relative-time.tsx';

const NOW = new Date('2026-05-04T12:00:00.000Z');

afterEach(() => {
  vi.useRealTimers();
});

describe('a moment as people say it', () => {
  it.each([
    ['2026-05-04T12:00:20.000Z', 'just now'],
    ['2026-05-04T11:59:10.000Z', 'just now'],
    ['2026-05-04T11:58:01.000Z', '1 minute ago'],
    ['2026-05-04T09:30:00.000Z', '2 hours ago'],
    ['2026-05-03T11:00:00.000Z', 'yesterday'],
    ['2026-04-20T12:00:00.000Z', '2 weeks ago'],
    ['2026-01-01T12:00:00.000Z', '4 months ago'],
    ['2024-05-01T12:00:00.000Z', '2 years ago'],
  ])('%s is %s', (iso, text) => {
    expect(relativeTimeText(new Date(iso), NOW)).toBe(text);
  });
});

it('moves on with the clock, and tells the exact time to machines and on hover', () => {
  vi.useFakeTimers({ now: NOW });
  render(<RelativeTime iso="2026-05-04T11:58:00.000Z" />);
  const time = screen.getByText('2 minutes ago');
  expect(time).toHaveAttribute('datetime', '2026-05-04T11:58:00.000Z');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(time).toHaveAttribute('title', expect.stringContaining('2026'));
  expect(time).toHaveTextContent('3 minutes ago');
});
