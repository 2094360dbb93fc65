import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { unexcused } from './unexcused.ts';

const ID = 'GHSA-aaaa-bbbb-cccc';
const found = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      tar: {
        via: [
          { url: `https://github.com/advisories/${ID}`, title: 'Writes anywhere', name: 'tar', severity },
        ],
      },
      'firebase-tools': { via: ['tar'] },
    },
  });
const nothing = JSON.stringify({ vulnerabilities: {} });
const exception = {
  advisory: ID,
  package: 'tar',
  why: 'Only unpacks what we pack ourselves.',
  until: '2026-12-31',
};
const TODAY = '2026-06-01';

test('an advisory from moderate on is named, once', () => {
  expect(unexcused(found('moderate'), '[]', TODAY)).toEqual([`tar: Writes anywhere (moderate, ${ID})`]);
  expect(unexcused(found('low'), '[]', TODAY)).toEqual([]);
});

test('an exception covers its advisory in its package, until its day is over', () => {
  expect(unexcused(found('high'), JSON.stringify([exception]), '2026-12-31')).toEqual([]);
  expect(unexcused(found('high'), JSON.stringify([exception]), '2027-01-01')).toHaveLength(1);
  expect(unexcused(found('high'), JSON.stringify([{ ...exception, package: 'zlib' }]), TODAY)).toHaveLength(
    1,
  );
});

test('an exception that covers nothing has to go', () => {
  const idle = `tar: the exception for ${ID} is not needed any more`;
  expect(unexcused(nothing, JSON.stringify([exception]), TODAY)).toEqual([idle]);
});

test('what npm or a person wrote otherwise than expected is not taken for a clean bill', () => {
  expect(() => unexcused('{"message":"405 Method Not Allowed"}', '[]', TODAY)).toThrow();
  expect(() => unexcused(nothing, JSON.stringify([{ ...exception, why: '' }]), TODAY)).toThrow();
});

test('the recorded exceptions can be read', () => {
  const recorded = readFileSync(join(ROOT, 'docs/audit-exceptions.json'), 'utf8');
  expect(() => unexcused(nothing, recorded, TODAY)).not.toThrow();
});
