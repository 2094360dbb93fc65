import { beforeEach, expect, test, vi } from 'vitest';
import { SetupError } from '../setup-error.ts';
import { allPassed, commandStep, runLines, runSteps, summary, type Step } from './steps.ts';

const never = new AbortController().signal;
const step = (name: string, run: Step['run']): Step => ({ name, title: name, run });
const passing = step('passing', () => Promise.resolve(true));

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

test('a step that fails does not hide what the next one finds', async () => {
  const failing = step('failing', () => Promise.resolve(false));
  const outcomes = await runSteps([failing, passing], never);
  expect(outcomes.map(({ title, passed }) => [title, passed])).toEqual([
    ['failing', false],
    ['passing', true],
  ]);
  expect(allPassed(outcomes)).toBe(false);
});

test('something missing on the machine fails the step with its sentence', async () => {
  const missing = step('missing', () => Promise.reject(new SetupError('Install it.')));
  expect(allPassed(await runSteps([missing], never))).toBe(false);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Install it.');
});

test('a fault of the step itself is not taken for a result', async () => {
  const broken = step('broken', () => Promise.reject(new TypeError('broken')));
  await expect(runSteps([broken], never)).rejects.toThrow('broken');
});

test('no step begins after an interruption', async () => {
  const interruption = new AbortController();
  const interrupting = step('interrupting', () => {
    interruption.abort();
    return Promise.resolve(false);
  });
  const next = vi.fn<Step['run']>();
  await expect(runSteps([interrupting, step('next', next)], interruption.signal)).rejects.toThrow('aborted');
  expect(next).not.toHaveBeenCalled();
});

test('lines of steps run beside each other, each in its order', async () => {
  const begun: string[] = [];
  const { promise: met, resolve: meet } = Promise.withResolvers<boolean>();
  const note = (name: string, run: Step['run']): Step =>
    step(name, (interrupted) => {
      begun.push(name);
      return run(interrupted);
    });
  const lines = [
    [note('first', () => met), note('after it', () => Promise.resolve(false))],
    [
      note('beside it', () => {
        meet(true);
        return Promise.resolve(true);
      }),
    ],
  ];
  const outcomes = await runLines(lines, never);
  expect(begun).toEqual(['first', 'beside it', 'after it']);
  expect(outcomes.map(({ title, passed }) => [title, passed])).toEqual([
    ['first', true],
    ['after it', false],
    ['beside it', true],
  ]);
});

test('a fault in one line is told when the others have ended', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<boolean>();
  const broken = step('broken', () => Promise.reject(new TypeError('broken')));
  const running = runLines([[broken], [step('slow', () => ended)]], never);
  const told = vi.fn();
  running.catch(told);
  await new Promise(setImmediate);
  expect(told).not.toHaveBeenCalled();
  end(true);
  await expect(running).rejects.toThrow('broken');
});

test.each([
  ['process.exit(0)', true],
  ['process.exit(3)', false],
])('a command that does %s: passed is %s', async (script, passed) => {
  const command = commandStep('command', 'Command', [process.execPath, '--eval', script]);
  expect(await command.run(never)).toBe(passed);
});

test('the summary has a line for each step, with its time, and the verdict', () => {
  const outcomes = [
    { title: 'Format', passed: true, seconds: 2.04 },
    { title: 'Browser tests', passed: false, seconds: 123.45 },
  ];
  expect(summary(outcomes, 125.5)).toBe(
    '✓ Format            2.0 s\n✗ Browser tests   123.5 s\n1 of 2 steps failed in 125.5 s.',
  );
  expect(summary([{ title: 'Format', passed: true, seconds: 2 }], 2)).toContain(
    'Everything passed in 2.0 s.',
  );
});
