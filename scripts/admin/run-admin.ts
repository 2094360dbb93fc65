import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Refusal } from '../../functions/src/platform/refusal.ts';
import type { Platform } from '../../functions/src/platform/platform.ts';
import type { Migration } from '../migrations/migration.ts';
import { SetupError } from '../setup-error.ts';
import { COMMANDS, usage, type Command } from './commands.ts';
import { accessFailure, requireProject } from './project.ts';

/** The world of a command line; a test gives its own. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** Asks a person; null where nobody sits there. */
  readonly ask: ((question: string) => Promise<string>) | null;
  readonly connect: (project: string) => Promise<Platform>;
  readonly migrations: readonly Migration[];
  readonly interrupted: AbortSignal;
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        user: { type: 'string' },
        limit: { type: 'string', default: '20' },
        repair: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    if (!/^[1-9]\d{0,3}$/.test(values.limit)) throw new Error('--limit takes a number from 1 to 9999');
    return { values, positionals };
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : String(error)}.\n\n${usage()}`);
  }
}

/** Runs one command as `npm run admin` does. Throws a SetupError with one sentence where it cannot. */
export async function runAdmin(argv: readonly string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = parse(argv);
  const [name = '', ...args] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new SetupError(usage());
  const project = requireProject(values.project, terminal.env);
  if (!values.yes) await confirm(command, args, project, terminal);
  try {
    const platform = await terminal.connect(project);
    const { repair, user, write, again } = values;
    await command.run({
      platform,
      args,
      options: { limit: Number(values.limit), user, repair, write, again },
      migrations: terminal.migrations,
      interrupted: terminal.interrupted,
      say: terminal.say,
    });
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'unavailable') throw new SetupError(error.message);
    throw accessFailure(error);
  }
}

async function confirm({ warning }: Command, args: readonly string[], project: string, { ask }: Terminal) {
  if (warning === undefined) return;
  const text = warning(args);
  if (ask === null) throw new SetupError(`${text} Say --yes if you mean it.`);
  const answer = await ask(`${text} Type ${project} to go on: `);
  if (answer.trim() !== project) throw new SetupError('Nothing was done.');
}

/** Asks on the terminal, where there is one. */
export function askOnTerminal(): Terminal['ask'] {
  if (!process.stdin.isTTY) return null;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await terminal.question(question);
    } finally {
      terminal.close();
    }
  };
}
