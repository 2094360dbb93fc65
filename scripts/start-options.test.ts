import { expect, test } from 'vitest';
import { DEFAULT_PORT, parseStartOptions } from './start-options.ts';

test.each([
  [[], {}, { port: DEFAULT_PORT, fresh: false }],
  [['--fresh'], {}, { port: DEFAULT_PORT, fresh: true }],
  [[], { PORT: '9000' }, { port: 9000, fresh: false }],
  [[], { PORT: '' }, { port: DEFAULT_PORT, fresh: false }],
  [['--port', '9100'], { PORT: '9000' }, { port: 9100, fresh: false }],
])('%j with %j', (args, env, options) => {
  expect(parseStartOptions(args, env)).toEqual(options);
});

test.each([
  [['--frehs'], "Unknown option '--frehs'"],
  [['--frehs'], 'understood are --fresh and --port'],
  [['--port', 'here'], "here cannot be the app's port"],
  [['--port', '80'], "80 cannot be the app's port"],
])('%j is refused with what is understood', (args, reason) => {
  expect(() => parseStartOptions(args, {})).toThrow(reason);
});
