import { expect, it } from 'vitest';
import { describeError } from './log.ts';

it('tells an error, its code and its causes, without the documents that it names', () => {
  const cause = Object.assign(
    new Error('No document to update: projects/p/databases/(default)/documents/users/ada'),
    {
      code: 5,
    },
  );
  const described = describeError(new Error('Could not save', { cause }));
  expect(described).toContain('Could not save');
  expect(described).toContain(
    'caused by Error: No document to update: projects/p/databases/(default)/documents/…',
  );
  expect(described).toContain('(code 5)');
  expect(described).not.toContain('ada');
});

it('does not repeat what was thrown when it is no error', () => {
  expect(describeError('ada@example.org')).toBe('thrown: string');
});
