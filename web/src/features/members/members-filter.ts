import { usersQuery } from '@knack/contract/users';
import * as v from 'valibot';
import type { MembersFilter } from '../../config/paths.ts';

const { q, teaches, wants } = usersQuery.entries;
const fields = { q, teaches, wants };

/** What an address of the members asks for; a part of it that the API would refuse is left out. */
export function readMembersFilter(search: string): MembersFilter {
  const parameters = new URLSearchParams(search);
  const read = (name: keyof MembersFilter) => {
    const parsed = v.safeParse(fields[name], parameters.get(name) ?? undefined);
    return parsed.success && parsed.output ? [[name, parsed.output]] : [];
  };
  return Object.fromEntries((['q', 'teaches', 'wants'] as const).flatMap(read)) as MembersFilter;
}

/** Whether anything is asked for at all. */
export function isFiltering(filter: MembersFilter): boolean {
  return Object.values(filter).some(Boolean);
}
