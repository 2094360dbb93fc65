import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withPublicAddress } from '../../web/build/public-address.ts';
import { ROOT } from '../paths.ts';

const html = readFileSync(join(ROOT, 'web/index.html'), 'utf8');

test('the front page’s preview has the address that it is deployed to', () => {
  const page = withPublicAddress(html, 'https://knack.example');
  expect(page).toContain('<meta property="og:image" content="https://knack.example/og.png" />');
  expect(page).toContain('<meta property="og:url" content="https://knack.example/" />');
  expect(page).not.toContain('content="/og.png"');
});

test('without an address it stays as it is', () => {
  expect(withPublicAddress(html, undefined)).toBe(html);
  expect(withPublicAddress(html, '')).toBe(html);
});

test('a page that has lost its picture is noticed', () => {
  expect(() => withPublicAddress('<head></head>', 'https://knack.example')).toThrow('no og:image');
});
