import { Filter } from 'bad-words';
import { describe, expect, test } from 'vitest';
import { ALLOWED_WORDS } from './decent-words.ts';
import { mask } from './mask.ts';

const list = [...new Set(new Filter().list)];
const bare = (entry: string) => entry.toLowerCase().replace(/^\*|[*;]$/g, '');
const dropped = ['s hit', 'jack-off', 'fu('];
const isAllowed = (entry: string) => ALLOWED_WORDS.has(bare(entry));
const profane = list.filter((entry) => !isAllowed(entry) && !dropped.includes(bare(entry)));
const stars = (entry: string) => '*'.repeat(bare(entry).replace(/\.$/, '').length);

describe('the list of profane words', () => {
  test('is masked, entry by entry, with one asterisk for each character', () => {
    const spoken = profane.map((entry) => `so ${bare(entry)}, then`);
    expect(spoken.map(mask)).toEqual(
      profane.map((entry) => `so ${stars(entry)}${bare(entry).endsWith('.') ? '.' : ''}, then`),
    );
  });

  test('is masked in capitals too', () => {
    const left = profane.filter((entry) => /\p{L}/u.test(mask(entry.toUpperCase())));
    expect(left).toEqual([]);
  });

  test('has its asterisks at the end of an entry read as part of no word', () => {
    expect(mask('merd merde')).toBe('**** merde');
    expect(mask('cunt* cuntish')).toBe('***** cuntish');
  });

  test('leaves the allowed words alone, in small letters, in capitals and as names', () => {
    const allowed = [...ALLOWED_WORDS];
    const written = allowed.flatMap((word) => [
      word,
      word.toUpperCase(),
      word.charAt(0).toUpperCase() + word.slice(1),
    ]);
    expect(written.filter((word) => mask(`so ${word}, then`) !== `so ${word}, then`)).toEqual([]);
  });

  test('holds each allowed word, so that none is allowed for nothing', () => {
    const entries = new Set(list.map(bare));
    expect([...ALLOWED_WORDS].filter((word) => !entries.has(word))).toEqual([]);
  });
});
