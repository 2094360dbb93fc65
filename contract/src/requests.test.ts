import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { articlesQuery, newArticle } from './articles.ts';
import { newUser } from './new-user.ts';
import { isGooglePhoto, isPhotoAddress } from './photos.ts';
import { newReview } from './reviews.ts';
import { SKILLS } from './skills.ts';
import { profileChange } from './users.ts';

/** The fields that a schema refuses in an input, by their paths. */
function refusedFields(schema: v.GenericSchema, input: unknown): (string | null)[] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => v.getDotPath(issue));
}

const article = { title: 'Taps', topic: 'Plumbing', body: 'I mend them.', username: 'ada' };
const review = { username: 'ada', created_about: 'bob', title: 'Kind', body: 'Came at once.', rating: 5 };
const profile = { username: 'ada', skills: [SKILLS[0]], interests: [] };

describe('a new article', () => {
  it('is what was sent, normalised', () => {
    const sent = { ...article, username: 'ADA', title: ' Taps ' };
    expect(v.parse(newArticle, sent)).toEqual({ ...article, kind: null, skill: null });
  });

  it.each(['title', 'topic', 'body', 'username'])('needs its %s', (field) => {
    expect(refusedFields(newArticle, { ...article, [field]: undefined })).toEqual([field]);
    expect(refusedFields(newArticle, { ...article, [field]: ' ' })).toContain(field);
  });

  it('takes no field that it does not know', () => {
    expect(refusedFields(newArticle, { ...article, uid: 'x' })).toEqual(['uid']);
  });
});

describe('a new review', () => {
  it.each([1, 2, 3, 4, 5])('may rate %i', (rating) => {
    expect(v.is(newReview, { ...review, rating })).toBe(true);
  });

  it.each([[0], [6], [4.5], ['5'], [null], [Number.NaN], [Infinity]])('may not rate %j', (rating) => {
    expect(refusedFields(newReview, { ...review, rating })).toContain('rating');
  });

  it.each(['title', 'body'])('needs its %s', (field) => {
    expect(refusedFields(newReview, { ...review, [field]: '\u200b' })).toEqual([field]);
  });
});

describe('a profile', () => {
  it('shows the e-mail and has no bio unless told otherwise', () => {
    expect(v.parse(newUser, profile)).toEqual({ ...profile, bio: '', showEmail: true });
  });

  it('takes skills from the list only, and none twice', () => {
    expect(refusedFields(newUser, { ...profile, skills: ['Juggler'] })).toEqual(['skills.0']);
    expect(refusedFields(newUser, { ...profile, interests: [SKILLS[1], SKILLS[1]] })).toEqual(['interests']);
  });

  it('is changed field by field', () => {
    expect(v.parse(profileChange, {})).toEqual({});
    expect(v.parse(profileChange, { bio: ' hi ' })).toEqual({ bio: 'hi' });
    expect(refusedFields(profileChange, { username: 'bob' })).toEqual(['username']);
  });
});

describe('the query of a list', () => {
  it('asks for 20 unless told otherwise', () => {
    expect(v.parse(articlesQuery, {})).toEqual({ limit: 20 });
    expect(v.parse(articlesQuery, { limit: '50', username: 'ADA' })).toEqual({ limit: 50, username: 'ada' });
  });

  it.each(['-1', '0', '51', '1000000000', 'abc', '', '1.5', ' 5', '0x5', '1e1'])(
    'refuses the limit %j',
    (limit) => {
      expect(refusedFields(articlesQuery, { limit })).toContain('limit');
    },
  );

  it('refuses a key given twice and a key that it does not know', () => {
    expect(refusedFields(articlesQuery, { limit: ['1', '2'] })).toEqual(['limit']);
    expect(refusedFields(articlesQuery, { offset: '5' })).toEqual(['offset']);
  });
});

describe('the address of a photo', () => {
  it.each(['/avatar.svg', 'https://lh3.googleusercontent.com/a/x=s96-c'])('may be %s', (address) => {
    expect(isPhotoAddress(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'http://lh3.googleusercontent.com/a',
    'https://evil.example/a.png',
    'https://lh3.googleusercontent.com.evil.example/a',
    'https://evil.example/.googleusercontent.com/a',
    '//evil.example/a.png',
    'data:image/png;base64,AA==',
    '/\\evil.example',
    '',
  ])('may not be %j', (address) => {
    expect(isPhotoAddress(address)).toBe(false);
  });

  it('is absolute in a sign-in account', () => {
    expect(isGooglePhoto('/avatar.svg')).toBe(false);
    expect(isGooglePhoto('https://lh3.googleusercontent.com/a')).toBe(true);
  });
});
