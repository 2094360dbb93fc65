import { describe, expect, it } from 'vitest';
import firebase from '../../../firebase.json' with { type: 'json' };
import { allowEmulators } from './security-headers.ts';

const rule = firebase.hosting.headers.find(({ source }) => source === '**');
const headers = Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]));
const policy = Object.fromEntries(
  (headers['Content-Security-Policy'] ?? '').split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(' ');
    return [name, sources];
  }),
);

describe('the headers that Hosting and the function send with everything', () => {
  it('let in no script but our own and the one of Google’s sign-in window, none inline, none made of text', () => {
    expect(policy['script-src']).toEqual(["'self'", 'https://apis.google.com']);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe-|\*[" ]|https?:[" ]|data:|blob:|strict-dynamic/);
  });

  it('let in pictures from here and from Google’s photo hosts alone', () => {
    expect(policy['img-src']).toEqual(["'self'", 'https://*.googleusercontent.com']);
  });

  it('leave nothing to a default that is open', () => {
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'self'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
  });

  it('let nobody put the app into a frame', () => {
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  it('keep to HTTPS for a year at least, subdomains included', () => {
    const [, seconds = '0'] =
      /^max-age=(\d+); includeSubDomains$/.exec(headers['Strict-Transport-Security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  });

  it('let the sign-in window speak to the page that opened it, and no other', () => {
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });

  it('say what a type is, little of where people come from, and use none of the device', () => {
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
      expect(headers['Permissions-Policy']).toContain(`${feature}=()`);
    }
  });
});

it('beside emulators the policy differs in where the app may connect to, and in nothing else', () => {
  const strict = headers['Content-Security-Policy'] ?? '';
  const directives = (text: string) =>
    text.split(';').filter((directive) => !directive.includes('connect-src'));
  expect(directives(allowEmulators(strict))).toEqual(directives(strict));
});
