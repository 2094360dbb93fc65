import { expect, test } from 'vitest';
import { drawnPage, framedPage } from './drawn-page.ts';

const app = `<head>
  <!-- start -->
  <script async src="/assets/head-start-1.js"></script>
  <script type="module" src="/assets/index-1.js"></script>
  <link rel="modulepreload" href="/assets/react-1.js">
  <!-- /start -->
  <link rel="stylesheet" href="/assets/style-1.css">
</head><body><div id="root"></div></body>`;

test('a page that comes drawn asks for its styles, and for the app through the head start alone', () => {
  expect(drawnPage(app, '<h1>Taps $& $1</h1>')).toBe(`<head>
  <script async data-drawn src="/assets/head-start-1.js"></script>
  <link rel="stylesheet" href="/assets/style-1.css">
</head><body><div id="root"><h1>Taps $& $1</h1></div></body>`);
});

test('a page with a frame asks for the app as one without', () => {
  expect(framedPage(app, '<p>$&</p>')).toBe(app.replace('"root">', () => '"root"><p>$&</p>'));
});

test('what is not the app’s own page is noticed', () => {
  expect(() => drawnPage(app.replace('<div id="root"></div>', ''), '')).toThrow('no empty element');
  expect(() => drawnPage(app.replace('<!-- start -->', ''), '')).toThrow('no comments');
});
