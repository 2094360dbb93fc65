import { API_PATHS } from '@knack/contract/paths';
import { expect, it } from 'vitest';
import { firstQuestion, RECENT } from './first-question.ts';

const at = (pathname: string, search = '', remembered = false) =>
  firstQuestion({ pathname, search }, remembered);

it('is what the screen at an address asks the API for', () => {
  expect(at('/')).toBe(`${API_PATHS.articles}?limit=${RECENT}`);
  expect(at('/members')).toBe(API_PATHS.users);
  expect(at('/articles/a-1_B')).toBe(API_PATHS.article('a-1_B'));
  expect(at('/user/Ada')).toBe(API_PATHS.userByName('ada'));
});

it('is asked for the board where somebody was signed in, who would else be turned away', () => {
  expect(at('/feed', '', true)).toBe(API_PATHS.articles);
  expect(at('/feed')).toBeNull();
});

it.each([
  ['/login', ''],
  ['/chatapp', ''],
  ['/userProfile', ''],
  ['/notifications', ''],
  ['/feed', '?q=tap'],
  ['/members', '?teaches=Plumber'],
  ['/articles', ''],
  ['/articles/a%20b', ''],
  ['/articles/a/b', ''],
  ['/user/%61da', ''],
  ['/user/ada/', ''],
  ['/nothing/here', ''],
])('is none at %s%s, which is no public screen or has to be read by the app', (pathname, search) => {
  expect(at(pathname, search, true)).toBeNull();
});
