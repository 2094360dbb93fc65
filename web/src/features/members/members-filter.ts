import { usersQuery } from '@knack/contract/users';
import type { MembersFilter } from '../../config/paths.ts';
import { readFilter } from '../../lib/address-filter.ts';

const { q, teaches, wants } = usersQuery.entries;

/** What an address of the members asks for; a part of it that the API would refuse is left out. */
export function readMembersFilter(search: string): MembersFilter {
  return readFilter({ q, teaches, wants }, search);
}
