import { checkRatings } from '../../functions/src/administration/check-ratings.ts';
import {
  countDocuments,
  findLatest,
  KINDS,
  LISTED_KINDS,
} from '../../functions/src/administration/administration.repository.ts';
import { removeContent } from '../../functions/src/administration/remove-content.ts';
import { reinstateMember, suspendMember } from '../../functions/src/administration/suspend-member.ts';
import { finishDeletions } from '../../functions/src/account/delete-account.ts';
import { PERSONAL_DATA } from '../../functions/src/account/personal-data.ts';
import type { Platform } from '../../functions/src/platform/platform.ts';
import type { Migration } from '../migrations/migration.ts';
import { runMigration } from '../migrations/run-migration.ts';
import { printable } from '../printable.ts';
import { SetupError } from '../setup-error.ts';

/** What a command is given: its arguments, its options, and where to say something. */
export interface Call {
  readonly platform: Platform;
  readonly args: readonly string[];
  readonly options: {
    readonly limit: number;
    readonly user: string | undefined;
    readonly repair: boolean;
    readonly write: boolean;
    readonly again: boolean;
  };
  readonly migrations: readonly Migration[];
  readonly interrupted: AbortSignal;
  readonly say: (line: string) => void;
}

/** A thing that a person in charge can do. */
export interface Command {
  readonly usage: string;
  readonly what: string;
  /** What is about to happen that cannot be undone; absent where nothing is. */
  readonly warning?: (args: readonly string[]) => string;
  readonly run: (call: Call) => Promise<void>;
}

const LINE = 100;

function kindFrom<Kind extends string>(kinds: readonly Kind[], args: readonly string[]): Kind {
  const kind = kinds.find((known) => known === args[0] || `${known}s` === args[0]);
  if (kind === undefined) throw new SetupError(`Say of what kind: ${kinds.join(', ')}.`);
  return kind;
}

function second(args: readonly string[], what: string): string {
  const value = args[1];
  if (value === undefined)
    throw new SetupError(`Say which ${what}, by its id: the command "list" shows them.`);
  return value;
}

function memberFrom(args: readonly string[]): string {
  const [username] = args;
  if (username === undefined) throw new SetupError('Say which member, by the username.');
  return username;
}

/** Every command by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    usage: `list ${LISTED_KINDS.join('s|')}s [--user <username>] [--limit 20]`,
    what: 'the latest, with their ids; --user: an author’s articles or messages, the reviews about a member',
    run: async ({ platform, args, options: { limit, user }, say }) => {
      const found = await findLatest(platform.db, kindFrom(LISTED_KINDS, args), limit, user?.toLowerCase());
      for (const { id, by, at, text } of found) {
        say(`${id}  ${at}  ${printable(by, LINE)}: ${printable(text, LINE)}`);
      }
      if (found.length === 0) say('There is nothing.');
    },
  },
  remove: {
    usage: `remove ${KINDS.join('|')} <id>`,
    what: 'take it down for good; a review takes its stars with it; a report (`npm run reports` lists them) is closed',
    warning: (args) => {
      const kind = kindFrom(KINDS, args);
      return `This takes down the ${kind} ${second(args, kind)} for good.`;
    },
    run: async ({ platform, args, say }) => {
      const kind = kindFrom(KINDS, args);
      await removeContent(platform.db, kind, second(args, kind));
      say(`The ${kind} is gone.`);
    },
  },
  suspend: {
    usage: 'suspend <username>',
    what: 'disable the account and end its sessions; what the member wrote stays',
    run: async ({ platform, args, say }) => {
      await suspendMember(platform.db, memberFrom(args));
      say(
        `${memberFrom(args)} is suspended: the API at once, the room within an hour. "reinstate" takes it back.`,
      );
    },
  },
  reinstate: {
    usage: 'reinstate <username>',
    what: 'let a suspended member sign in again',
    run: async ({ platform, args, say }) => {
      await reinstateMember(platform.db, memberFrom(args));
      say(`${memberFrom(args)} can sign in again.`);
    },
  },
  'finish-deletions': {
    usage: 'finish-deletions [--limit 20]',
    what: 'go on with accounts whose owners began to delete them and did not come back',
    run: async ({ platform, options: { limit }, say }) => {
      const finished = await finishDeletions(platform, { limit, milliseconds: 10 * 60_000 });
      say(finished === 0 ? 'No deletion was left to finish.' : `Finished: ${finished}.`);
    },
  },
  ratings: {
    usage: 'ratings [--repair]',
    what: 'compare every member’s stars with their reviews; --repair puts right what differs',
    run: async ({ platform, options: { repair }, say }) => {
      let wrong = 0;
      for await (const { username, stored, counted } of checkRatings(platform.db, repair)) {
        wrong += 1;
        say(`${username}: ${stored.count}/${stored.sum}, by the reviews ${counted.count}/${counted.sum}`);
      }
      if (wrong === 0) say('Every rating agrees with its reviews.');
      else say(repair ? `Put right: ${wrong}.` : `${wrong} differ: --repair puts them right.`);
    },
  },
  migrate: {
    usage: 'migrate [--write] [--again]',
    what: 'say what stored documents lack; --write gives it to them, and goes on where it was interrupted',
    run: async ({ platform, options: { write, again }, migrations, interrupted, say }) => {
      const mode = write ? 'changed' : 'to be changed';
      for (const migration of migrations) {
        const { name } = migration;
        const result = await runMigration(platform.db, migration, {
          write,
          again,
          interrupted,
          onProgress: ({ seen, changed }) => say(`${name}: ${seen} read, ${changed} ${mode} …`),
        });
        for (const id of result.skipped)
          say(`${name}: ${migration.collection}/${id} is not understood, left as it is`);
        say(`${name}: ${result.seen} read, ${result.changed} ${mode}. Done.`);
      }
      if (!write) say('Nothing was written: --write does it.');
    },
  },
  stats: {
    usage: 'stats',
    what: 'how many documents there are of each kind',
    run: async ({ platform, say }) => {
      const collections = [...new Set(PERSONAL_DATA.map(({ collection }) => collection)), 'deletions'];
      for (const { collection, count } of await countDocuments(platform.db, collections)) {
        say(`${collection.padEnd(20)} ${String(count).padStart(8)}`);
      }
    },
  },
};

/** How to use it, a line for each command. */
export function usage(): string {
  const width = Math.max(...Object.values(COMMANDS).map((command) => command.usage.length));
  const lines = Object.values(COMMANDS).map((command) => `  ${command.usage.padEnd(width)}  ${command.what}`);
  return ['npm run admin -- <command> --project <id> [--yes]', ...lines].join('\n');
}
