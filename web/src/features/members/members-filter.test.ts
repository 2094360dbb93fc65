import { describe, expect, it } from 'vitest';
import { membersPath } from '../../config/paths.ts';
import { isFiltering } from '../../lib/address-filter.ts';
import { readMembersFilter } from './members-filter.ts';

describe('what an address of the members asks for', () => {
  it('is what its maker put in', () => {
    const filter = { q: 'leaking tap', teaches: 'Plumber', wants: 'Math Teacher' } as const;
    expect(readMembersFilter(new URL(membersPath(filter), 'https://knack.test').search)).toEqual(filter);
  });

  it.each(['', '?q=', '?q=%20', '?teaches=Pirate', '?wants=plumber', `?q=${'x'.repeat(101)}`, '?limit=5'])(
    'is nothing where %j says nothing that can be asked',
    (search) => {
      expect(readMembersFilter(search)).toEqual({});
      expect(isFiltering(readMembersFilter(search))).toBe(false);
    },
  );

  it('keeps what can be asked beside what cannot', () => {
    expect(readMembersFilter('?teaches=Plumber&wants=Pirate')).toEqual({ teaches: 'Plumber' });
    expect(isFiltering({ teaches: 'Plumber' })).toBe(true);
  });
});
