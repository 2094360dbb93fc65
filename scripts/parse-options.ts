import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SetupError } from './setup-error.ts';

/** The values of a script's options; a SetupError names what is not understood, and all that is. */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const known = Object.entries(options).map(
      ([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`,
    );
    throw new SetupError(`${reason}; understood are ${known.join(' and ')}.`);
  }
}
