import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LAST = '/rules/rule-coverage.test.ts';

/**
 * Runs the test of the rule coverage after all others, which are what covers; the others in the order of their
 * names, so that two runs are alike.
 */
export class CoverageLast extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification) => (file.moduleId.endsWith(LAST) ? '1' : '0') + file.moduleId;
    return Promise.resolve(files.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)));
  }
}
