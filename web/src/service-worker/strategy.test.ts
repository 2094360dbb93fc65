import { describe, expect, it } from 'vitest';
import { isFile, strategyFor } from './strategy.ts';

const origin = 'https://knack.example';
const files = ['/index.html', '/theme.js'];
const ask = (path: string, more: object = {}) =>
  strategyFor({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...more }, origin, files);

describe('a request', () => {
  it.each([
    ['of the API', '/articles?limit=20'],
    ['for one article', '/articles/abc'],
    ['for one’s own profile', '/users/me'],
    ['for the project’s configuration', '/__/firebase/init.json'],
    ['for a file that is not the app’s', '/openapi.json'],
    ['to somebody else', 'https://firestore.googleapis.com/assets/x.js'],
  ])('%s is the network’s alone', (_what, path) => {
    expect(ask(path)).toBe('network');
  });

  it('that writes is the network’s alone', () => {
    expect(ask('/articles', { method: 'POST' })).toBe('network');
    expect(ask('/assets/a.js', { method: 'HEAD' })).toBe('network');
  });

  it.each(['/', '/feed', '/articles/abc', '/nothing/here'])('to go to %s is a page', (path) => {
    expect(ask(path, { mode: 'navigate' })).toBe('page');
  });

  it('to sign in by a redirection is not the app’s', () => {
    expect(ask('/__/auth/handler', { mode: 'navigate' })).toBe('network');
  });

  it('for a file is told by its name', () => {
    expect(ask('/assets/app-1a2b.js')).toBe('asset');
    expect(ask('/theme.js')).toBe('file');
  });
});

describe('what is kept', () => {
  const answer = (type: string, ok = true) => ({ ok, headers: new Headers({ 'Content-Type': type }) });

  it('is the file that was asked for', () => {
    expect(isFile('/assets/a.js', answer('text/javascript'))).toBe(true);
    expect(isFile('/index.html', answer('text/html; charset=utf-8'))).toBe(true);
  });

  it('is not the app’s page in place of a file that is gone, and no failure', () => {
    expect(isFile('/assets/a.js', answer('text/html; charset=utf-8'))).toBe(false);
    expect(isFile('/assets/a.js', answer('text/javascript', false))).toBe(false);
    expect(isFile('/index.html', answer('text/plain'))).toBe(false);
  });
});
