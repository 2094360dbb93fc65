import { describe, expect, it } from 'vitest';
import {
  articlePath,
  askedMention,
  chatPath,
  loginPath,
  membersPath,
  returnPath,
  userPath,
} from './paths.ts';

describe('addresses', () => {
  it('hold ids and usernames encoded', () => {
    expect(articlePath('a/b?c')).toBe('/articles/a%2Fb%3Fc');
    expect(userPath('mia_h')).toBe('/user/mia_h');
    expect(userPath('../x')).toBe('/user/..%2Fx');
  });

  it('of the room name whom to mention only when there is somebody', () => {
    expect(chatPath()).toBe('/chatapp');
    expect(chatPath({ mention: 'mia&co' })).toBe('/chatapp?mention=mia%26co');
    expect(askedMention('?mention=mia%26co')).toBe('mia&co');
    expect(askedMention('')).toBeNull();
  });

  it('of the members name what is looked for, and nothing else', () => {
    expect(membersPath()).toBe('/members');
    expect(membersPath({ teaches: 'Plumber' })).toBe('/members?teaches=Plumber');
    expect(membersPath({ q: 'tap & sink', teaches: undefined, wants: 'Math Teacher' })).toBe(
      '/members?q=tap+%26+sink&wants=Math+Teacher',
    );
    expect(membersPath({ q: '' })).toBe('/members');
  });

  it('of the login lead back where it was asked from', () => {
    const address = loginPath({ next: '/chatapp?mention=mia' });
    expect(returnPath(new URL(address, 'https://knack.test').search)).toBe('/chatapp?mention=mia');
    expect(loginPath()).toBe('/login');
  });
});

describe('the return address of a login', () => {
  it.each(['/feed', '/user/mia', '/articles/1#reviews', '/chatapp?mention=a%20b'])('may be %s', (next) => {
    expect(returnPath(`?${new URLSearchParams({ next })}`)).toBe(next);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'feed',
    '',
    '/feed\\..',
    '/ü',
  ])('is never %j', (next) => {
    expect(returnPath(`?${new URLSearchParams({ next })}`)).toBeNull();
  });

  it('is absent when nobody asked for one', () => {
    expect(returnPath('')).toBeNull();
  });
});
