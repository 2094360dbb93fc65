import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { failureText } from './failure-text.ts';

it.each([
  [new ApiError('offline'), 'You seem to be offline. Check your connection and try again.'],
  [new ApiError('unauthenticated', { status: 401 }), 'Your session has ended. Sign in again to go on.'],
  [
    new ApiError('unreadable-answer', { status: 504 }),
    'Something went wrong on our side. Try again in a moment.',
  ],
  [new ApiError('too-many-requests', { retryAfter: 20 }), 'That was a lot at once. Try again in 20 seconds.'],
  [new ApiError('too-many-requests', { retryAfter: 61 }), 'That was a lot at once. Try again in 2 minutes.'],
  [new ApiError('too-many-requests'), 'That was a lot at once. Try again in a minute.'],
  [
    new ApiError('quota-used-up', { status: 429, retryAfter: 4 * 3_600 + 1 }),
    'That was as much as one person may do in a day. Nothing is lost: try again in 5 hours.',
  ],
  [
    new ApiError('quota-used-up', { status: 429, retryAfter: 3_600 }),
    'That was as much as one person may do in a day. Nothing is lost: try again in an hour.',
  ],
  [new TypeError('x is undefined'), 'Something went wrong in this page. Reload it and try again.'],
])('%s reads “%s”', (error, text) => {
  expect(failureText(error)).toBe(text);
});

it('never shows what the server wrote for a log', () => {
  expect(
    failureText(new ApiError('internal', { status: 500, detail: 'ECONNREFUSED 10.0.0.1' })),
  ).not.toContain('10.0.0.1');
});
