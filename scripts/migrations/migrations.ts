import { articlesCanBeFound } from './0001-articles-can-be-found.ts';
import { membersCanBeFound } from './0002-members-can-be-found.ts';
import type { Migration } from './migration.ts';

/** Every migration, in the order in which they run. */
export const MIGRATIONS: readonly Migration[] = [articlesCanBeFound, membersCanBeFound];
