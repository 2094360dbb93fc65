import { expect, test } from 'vitest';
import { parseDeployOptions } from './deploy-options.ts';

test.each([
  [['--project', 'our-town'], { project: 'our-town', rest: [] }],
  [['--only', 'hosting', '--project=our-town'], { project: 'our-town', rest: ['--only', 'hosting'] }],
  [['-P', 'our-town', '--force'], { project: 'our-town', rest: ['--force'] }],
  [['-Pour-town'], { project: 'our-town', rest: [] }],
  [['--origin', 'https://knack.example/'], { origin: 'https://knack.example', rest: [] }],
  [['--origin=https://knack.example'], { origin: 'https://knack.example', rest: [] }],
  [['--only', 'hosting'], { rest: ['--only', 'hosting'] }],
  [[], { rest: [] }],
])('%j is understood', (args, options) => {
  expect(parseDeployOptions(args)).toEqual({ project: undefined, origin: undefined, ...options });
});

test.each([
  [['--project'], '--project takes a value.'],
  [['--project', '--force'], '--project takes a value.'],
  [['--origin', 'knack.example'], 'not knack.example'],
  [['--origin', 'http://knack.example'], 'not http://knack.example'],
  [['--origin', 'https://knack.example/board'], 'not https://knack.example/board'],
])('%j is refused with what is understood', (args, reason) => {
  expect(() => parseDeployOptions(args)).toThrow(reason);
});
