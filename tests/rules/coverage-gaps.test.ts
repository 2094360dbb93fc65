import { describe, expect, it } from 'vitest';
import { coverageGaps, type CoverageReport } from './coverage-gaps.ts';

const source = `allow create: if isMember()
  && text.matches('a(b)');`;

type Expression = NonNullable<CoverageReport['report']>[number];
type Outcome = NonNullable<Expression['values']>[number]['value'];

const YES: Outcome = { boolValue: true };
const NO: Outcome = { boolValue: false };
const FAILED: Outcome = { undefined: { causeMessage: 'Property text is undefined on object.' } };
const PASSED_OVER: Outcome = {};

/** The expression from where `text` begins to where it ends, as the emulator reports it. */
function expression(text: string, outcomes: Outcome[], children: Expression[] = []): Expression {
  const start = source.indexOf(text);
  const before = source.slice(0, start).split('\n');
  return {
    sourcePosition: {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      currentOffset: start,
      endOffset: start + text.length - 1,
    },
    values: outcomes.map((value) => ({ value })),
    children,
  };
}

function gaps(...report: Expression[]): string[] {
  return coverageGaps({ rules: { files: [{ content: source }] }, report });
}

describe('coverageGaps', () => {
  it('finds none where a condition was both true and false', () => {
    expect(gaps(expression('isMember', [YES, PASSED_OVER, NO]))).toEqual([]);
  });

  it('finds none where something other than a condition was evaluated', () => {
    expect(gaps(expression('text', [{ stringValue: 'a' }, PASSED_OVER]))).toEqual([]);
  });

  it.each([
    ['never false', [YES, PASSED_OVER]],
    ['never true', [NO, FAILED]],
    ['never evaluated', [PASSED_OVER]],
    ['never evaluated', []],
    ['only ever failed', [FAILED, PASSED_OVER]],
  ])('names a condition that was %s, with its place (%#)', (reason, outcomes) => {
    expect(gaps(expression('isMember', outcomes))).toEqual([`firestore.rules:1:18 ${reason}: isMember()`]);
  });

  it('writes a call to its end', () => {
    expect(gaps(expression("text.matches('a(b)'", [YES]))).toEqual([
      "firestore.rules:2:6 never false: text.matches('a(b)')",
    ]);
  });

  it('names the part that explains the whole', () => {
    const member = expression('isMember', [YES, NO]);
    const matches = expression("text.matches('a(b)'", [PASSED_OVER, NO]);
    expect(gaps(expression("isMember()\n  && text.matches('a(b)'", [NO], [member, matches]))).toEqual([
      "firestore.rules:2:6 never true: text.matches('a(b)')",
    ]);
  });

  it('names the whole where nothing in it was evaluated', () => {
    expect(gaps(expression("text.matches('a(b)'", [], [expression('text', [])]))).toHaveLength(1);
  });

  it('looks at every statement', () => {
    expect(gaps(expression('isMember', [YES]), expression('text', []))).toHaveLength(2);
  });
});
