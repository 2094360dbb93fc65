import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newUsername } from './new-user.ts';
import { username } from './usernames.ts';

describe('a username', () => {
  it.each(['ada', 'a-b', 'a_b', '007', 'x'.repeat(30), 'ada_lovelace-1815'])('may be %s', (name) => {
    expect(v.parse(username, name)).toBe(name);
  });

  it('is lower-cased and trimmed', () => {
    expect(v.parse(username, ' Ada ')).toBe('ada');
  });

  it.each([
    ['too short', 'ab'],
    ['too long', 'x'.repeat(31)],
    ['starting with a hyphen', '-ada'],
    ['ending with an underscore', 'ada_'],
    ['like a reserved document id', '__x__'],
    ['a dot', '.'],
    ['with a space', 'ada lovelace'],
    ['with a Cyrillic а', 'аda'],
    ['with a Kelvin sign, which lower-cases to k', '\u212aarl'],
    ['with a dotless ı', 'adı'],
    ['with a bidirectional override', 'ada\u202e'],
    ['with a zero-width joiner', 'a\u200dda'],
    ['full width', 'ａｄａ'],
    ['with an accent', 'adá'],
    ['with a slash', 'ada/bob'],
    ['with a line break', 'ada\nbob'],
    ['not text', 7],
  ])('is refused %s', (_why, name) => {
    expect(v.is(username, name)).toBe(false);
  });
});

describe('a new username', () => {
  it.each(['me', 'Me ', 'username', 'admin', 'ADMIN', 'support'])('may not be the reserved %s', (name) => {
    expect(v.is(newUsername, name)).toBe(false);
  });

  it.each(['fuck', 'Fuck', 'big-fuck', 'fuck_you', 'f_u_c_k', 'sh1t'])('may not be profane: %s', (name) => {
    expect(v.is(newUsername, name)).toBe(false);
  });

  it.each(['dickens', 'cockburn', 'class-act', 'scunthorpe', 'wang', 'cox', 'meera'])('may be %s', (name) => {
    expect(v.parse(newUsername, name)).toBe(name);
  });
});
