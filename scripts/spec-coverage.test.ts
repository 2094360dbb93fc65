import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCoverageTable } from './coverage-table.ts';
import { ROOT } from './paths.ts';
import { testTitles } from './spec-coverage.ts';

const rows = readCoverageTable(readFileSync(join(ROOT, 'docs/spec-coverage.md'), 'utf8'));

describe('docs/spec-coverage.md', () => {
  test('covers all nine sections of the specification, in order', () => {
    const sections = rows.map(({ number }) => number);
    expect([...new Set(sections)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(sections).toEqual(sections.toSorted((a, b) => a - b));
  });

  test('states everything once', () => {
    const statements = rows.map(({ number, what }) => `${number} ${what}`);
    expect(statements.filter((statement, index) => statements.indexOf(statement) !== index)).toEqual([]);
  });

  test.each(rows)('§ $number $what', ({ tests }) => {
    expect(tests).not.toEqual([]);
    for (const { file, title } of tests) {
      const path = join(ROOT, file);
      expect(existsSync(path), `${file} is there`).toBe(true);
      expect(testTitles(readFileSync(path, 'utf8')), file).toContain(title);
    }
  });
});

describe('reading the titles of tests', () => {
  test('finds plain ones, tables and templates as they are written', () => {
    const source = `
      it('one', () => {});
      test.each([1, 2])('two %s', (n) => {});
      test(\`three: \${name}\`, () => {});
      it.each<[string]>([['a']])("fo\\'ur", () => {});
    `;
    expect([...testTitles(source)]).toEqual(['one', 'two %s', 'three: ${name}', "fo'ur"]);
  });

  test('passes over what does not run, and what is no test', () => {
    const source = `it.skip('a', f); test.todo('b'); it.skip.each([1])('c', f); describe('d', f); // it('e')`;
    expect([...testTitles(source)]).toEqual([]);
  });
});

test('a row without a test, or with one that is not named in full, is not taken for proven', () => {
  const [none, half] = readCoverageTable('| 2 | A | nothing |\n| 2 | B | `a.test.ts` |');
  expect(none?.tests).toEqual([]);
  expect(half?.tests).toEqual([{ file: 'a.test.ts', title: '' }]);
});
