import { expect, it } from 'vitest';
import { feedPath } from '../../config/paths.ts';
import { isFiltering } from '../../lib/address-filter.ts';
import { readFeedFilter } from './feed-filter.ts';

it('an address of the board says what to look for, and is read again', () => {
  const filter = { q: 'leaking tap', kind: 'request', skill: 'Plumber', topic: 'Odd jobs & more' } as const;
  const address = feedPath(filter);
  expect(address).toBe('/feed?q=leaking+tap&kind=request&skill=Plumber&topic=Odd+jobs+%26+more');
  expect(readFeedFilter(new URL(address, 'https://knack.test').search)).toEqual(filter);
  expect(isFiltering(filter)).toBe(true);
});

it('of everything is the board itself', () => {
  expect(feedPath({})).toBe('/feed');
  expect(feedPath({ q: '', kind: undefined })).toBe('/feed');
  expect(isFiltering(readFeedFilter(''))).toBe(false);
});

it.each([
  '?kind=barter',
  '?skill=plumber',
  `?q=${'x'.repeat(101)}`,
  '?q=%00',
  '?topic=%20',
  '?q=',
  '?else=1',
])('what the API would refuse is not asked for: %s', (search) => {
  expect(readFeedFilter(search)).toEqual({});
});
