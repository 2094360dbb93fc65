import { describe, expect, test } from 'vitest';
import { mask } from './mask.ts';

/** What is masked as a whole: one asterisk for each code point. */
function expectMasked(word: string): void {
  expect(mask(`well, ${word} then`)).toBe(`well, ${'*'.repeat([...word].length)} then`);
  expect(mask(word)).toBe('*'.repeat([...word].length));
}

describe('a profane word in disguise', () => {
  test.each(['f u c k', 'F U C K', 'f.u.c.k', 'f-u-c-k', 'f_u_c_k', 'f/u/c/k', 'f, u, c, k', 'f  u  c  k'])(
    'is found with its letters apart: %s',
    expectMasked,
  );

  test.each([
    'f u.c-k',
    's h 1 t',
    's h ! t',
    'a_s_s',
    'a.s.s',
    'a s s',
    'f🔥u🔥c🔥k',
    'f*u*c*k',
    'f u u u c k',
    's.o.b',
  ])('is found with its letters apart in any way: %s', expectMasked);

  test.each(['fu-ck', 'sh_it', 'pus.sy', 'jack-off', 'blow-job', 'mother-fucker', 'butt-hole'])(
    'is found in pieces: %s',
    expectMasked,
  );

  test.each([
    'sh1t',
    '5h1t',
    'a55',
    'b00bs',
    'c0ck',
    'p0rn',
    'n1gg3r',
    'd1ck',
    'b17ch',
    'm0th3rfuck3r',
    'a55hole',
  ])('is found with digits for letters: %s', expectMasked);

  test.each([
    '@ss',
    'a$$',
    '@$$',
    '$hit',
    'sh!t',
    'b!tch',
    'shi+',
    'b!+ch',
    '@$$hole',
    'fu(k',
    'fu©k',
    'f@ck',
    'b@stard',
  ])('is found with signs for letters: %s', expectMasked);

  test.each(['f*ck', 'f**k', 'sh*t', 'b**ch', 'c*nt', 'f#ck', 'motherf*cker'])(
    'is found starred: %s',
    expectMasked,
  );

  test.each([
    'fuuuck',
    'fuuck',
    'FUUUUUUCKKKK',
    'shiiit',
    'shiit',
    'asssss',
    'biiitch',
    'fuccck',
    'ffuucckk',
  ])('is found with letters repeated: %s', expectMasked);

  test.each(['fuсk', 'ѕhіt', 'аss', 'аѕѕ', 'соck', 'рussy', 'fυck', 'ƒuck', 'сυnt', 'FUСK', 'fսck'])(
    'is found with letters of other alphabets: %s',
    expectMasked,
  );

  test.each(['ｆｕｃｋ', 'ＳＨＩＴ', '𝐟𝐮𝐜𝐤', '𝓯𝓾𝓬𝓴', '𝕗𝕦𝕔𝕜', 'ⓕⓤⓒⓚ', '🄵🅄🄲🄺', '🅵🆄🅲🅺', 'ᶠᵘᶜᵏ', 'ꜰᴜᴄᴋ'])(
    'is found in other styles: %s',
    expectMasked,
  );

  test.each([
    'f\u200buck',
    'fu\u00adck',
    'f\u200cu\u200dc\u2060k',
    'fu\ufe0fck',
    'a\u034fss',
    'sh\u{e0041}it',
    's\u3164hit',
  ])('is found with invisible characters inside: %j', expectMasked);

  test.each(['fück', 'fùçk', 'shít', 'f̷u̷c̷k̷', 'ş̵̛h̷͝i̸t̴̕', 'aˢs'])(
    'is found with marks on its letters: %s',
    expectMasked,
  );

  test.each(['fuck2', '69fuck', 'shit100'])('takes the digits around it along: %s', expectMasked);
});

describe('around a profane word', () => {
  test.each([
    ['_fuck_ **fuck** (fuck) "fuck"', '_****_ ******** (****) "****"'],
    ['fuck! FUCK?! shit... a$$! #fuck @fuck', '****! ****?! ****... ***! #**** @****'],
    ['fuck\u200b you', '****\u200b you'],
    ['fuck,you fuck-you fuck/you fuck.you', '****,you ****-you ****/you ****.you'],
    ['fuck你 你fuck好 fuck이', '****你 你****好 ****이'],
    ["the fucker's", "the ******'s"],
    ['😀fuck😀', '😀****😀'],
    ['a\nfuck\r\nb', 'a\n****\r\nb'],
    ['f\nu\nc\nk', '*\n*\n*\n*'],
    ['blow\njob', '****\n***'],
    ['son of a bitch', '**************'],
    ['I f u c k y o u', 'I ******* y o u'],
    ["can't f u c k, x f.u.c.k y; plan b: f u c k", "can't *******, x ******* y; plan b: *******"],
  ])('everything stays: %j', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });
});
