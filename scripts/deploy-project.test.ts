import { expect, test } from 'vitest';
import { chosenProject } from './deploy-project.ts';

test.each([
  [['--project', 'our-town'], 'our-town'],
  [['--only', 'hosting', '--project=our-town'], 'our-town'],
  [['-P', 'our-town', '--force'], 'our-town'],
  [['--only', 'hosting'], undefined],
  [['--project'], undefined],
  [[], undefined],
])('%j deploys to %s', (args, project) => {
  expect(chosenProject(args)).toBe(project);
});
