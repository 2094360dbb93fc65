import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { coverageGaps, type CoverageReport } from './coverage-gaps.ts';
import { emulatorUrl } from './rules-project.ts';

// The configuration runs this file after all others; alone it finds that nothing is covered.
it('every expression of firestore.rules was evaluated, and every condition both allowed and denied', async () => {
  const response = await fetch(emulatorUrl('emulator/v1/projects/{project}:ruleCoverage'));
  expect(response.status).toBe(200);
  const coverage = (await response.json()) as CoverageReport;

  const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');
  expect(coverage.rules.files.map(({ content }) => content)).toEqual([rules]);
  expect(coverage.report).not.toHaveLength(0);
  expect(coverageGaps(coverage)).toEqual([]);
});
