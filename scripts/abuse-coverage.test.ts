import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAbout, textsOf } from './abuse-coverage.ts';
import { readCoverageTable } from './coverage-table.ts';
import { ROOT } from './paths.ts';

const cases = readCoverageTable(readFileSync(join(ROOT, 'docs/abuse-cases.md'), 'utf8'));

describe('docs/abuse-cases.md', () => {
  test('lists the cases from 1 on without a gap, 93 at the least', () => {
    expect(cases.map(({ number }) => number)).toEqual(cases.map((_, index) => index + 1));
    expect(cases.length).toBeGreaterThanOrEqual(93);
  });

  test.each(cases)('case $number, $what, has a test that names it', ({ number, tests }) => {
    expect(tests).not.toEqual([]);
    for (const { file, title } of tests) {
      const path = join(ROOT, file);
      expect(file, 'is a file of tests').toMatch(/\.(test|spec)\.tsx?$/);
      expect(existsSync(path), `${file} is there`).toBe(true);
      expect(textsOf(readFileSync(path, 'utf8')), file).toContain(title);
      expect(isAbout(title, number), `“${title}” is about ${number}`).toBe(true);
    }
  });
});

test('a title is about the cases that it begins with, and about no other', () => {
  expect(isAbout('case 9, deleted', 9)).toBe(true);
  expect(isAbout('cases 1 and 4: nothing is written', 4)).toBe(true);
  expect(isAbout('cases 13, 14 and 22: x', 22)).toBe(true);
  expect(isAbout('80 a member whose claim was removed', 80)).toBe(true);
  expect(isAbout('case 90: x', 9)).toBe(false);
  expect(isAbout('case 53, 1,501 bytes', 1)).toBe(false);
  expect(isAbout('over 64 KiB', 64)).toBe(false);
});

test('what is only in a comment is no test', () => {
  expect([...textsOf("it('a', f); // it('b')")]).toEqual(['a']);
});
