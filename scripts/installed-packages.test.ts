import { describe, expect, test } from 'vitest';
import { isInstalled } from './installed-packages.mjs';

const wanted = {
  '': {},
  web: { version: '0.1.0' },
  'node_modules/app-web': { link: true },
  'node_modules/vite': { version: '8.0.0', integrity: 'sha512-a' },
  'node_modules/vite-for-windows': { version: '8.0.0', integrity: 'sha512-b', optional: true },
};
const present = {
  'node_modules/app-web': { link: true },
  'node_modules/vite': { version: '8.0.0', integrity: 'sha512-a' },
};

describe('what counts as installed', () => {
  test('everything wanted, optional packages aside', () => {
    expect(isInstalled(wanted, present)).toBe(true);
  });

  test('more than is wanted', () => {
    expect(isInstalled(wanted, { ...present, 'node_modules/left-over': { version: '1.0.0' } })).toBe(true);
  });

  test.each([
    ['nothing was ever installed, or an installation was cut short', undefined],
    ['a package is absent', { 'node_modules/app-web': { link: true } }],
    [
      'another version is there',
      { ...present, 'node_modules/vite': { version: '7.0.0', integrity: 'sha512-a' } },
    ],
    [
      'other contents are there',
      { ...present, 'node_modules/vite': { version: '8.0.0', integrity: 'sha512-c' } },
    ],
    ['a workspace is not linked', { ...present, 'node_modules/app-web': { version: '0.1.0' } }],
  ])('not when %s', (_, found) => {
    expect(isInstalled(wanted, found)).toBe(false);
  });
});
