import { expect, test } from '@playwright/test';
import { watchPolicy } from './support/test.ts';

// Playwright's own test, since what is stopped here fails every other one.

test('what does not belong in the page is stopped and reported: foreign pictures, scripts, frames, inline code', async ({
  page,
  context,
}) => {
  const reports = await watchPolicy(context);
  await page.goto('/');
  await page.evaluate(() => {
    const add = (tag: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.textContent = text;
      document.body.append(element);
    };
    add('img', { src: 'https://tracker.example/pixel.png' });
    add('img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' });
    add('script', { src: 'https://evil.example/a.js' });
    add('script', {}, 'window.hit = 1');
    add('iframe', { src: 'https://evil.example/' });
    add('style', {}, 'body { color: red }');
    add('object', { data: 'https://evil.example/a.swf' });
    fetch('https://evil.example/collect').catch(() => undefined);
  });
  for (const stopped of [
    'img-src stopped https://tracker.example/pixel.png',
    'img-src stopped data',
    'script-src-elem stopped https://evil.example/a.js',
    'script-src-elem stopped inline',
    'frame-src stopped https://evil.example',
    'style-src-elem stopped inline',
    'object-src stopped https://evil.example',
    'connect-src stopped https://evil.example/collect',
  ]) {
    await expect.poll(() => reports.some((report) => report.startsWith(stopped)), stopped).toBe(true);
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
