import fc from 'fast-check';
import { expect, it } from 'vitest';
import { articlePreview, escapeHtml, withPreview } from './preview.ts';

const SHELL = '<html><head><!-- preview --><title>Knack</title><!-- /preview --></head><body></body></html>';
const markup = fc
  .array(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '`',
      '=',
      '$&',
      "$'",
      '-->',
      '<!-- /preview -->',
      '</title>',
      '<script>',
      '&lt;',
      'a',
      '\n',
    ),
  )
  .map((parts) => parts.join(''));
const anyText = fc.oneof(
  markup,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

/** What a browser makes of the entities that are written here. */
const read = (html: string) =>
  html.replaceAll(
    /&(amp|lt|gt|quot|#39);/g,
    (_entity, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  );

it('escaped text holds nothing that ends an element or an attribute, and reads as it was', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const html = escapeHtml(text);
      expect(html).not.toMatch(/[<>"']/);
      expect(read(html)).toBe(text);
    }),
  );
});

it('whatever an article says, its page has the same elements and attributes', () => {
  const page = (title: string, body: string) => {
    const article = {
      id: 'a1',
      username: 'ada',
      title,
      topic: 'Taps',
      body,
      kind: null,
      skill: null,
      fulfilledAt: null,
      updatedAt: null,
      createdAt: '2026-03-01T10:00:00.000Z',
    };
    return withPreview(
      SHELL,
      articlePreview(article, `https://knack.example/articles/${title}`),
      'https://knack.example',
    );
  };
  const skeleton = (html: string) => [
    html.match(/[<>]/g)?.length,
    html.match(/"/g)?.length,
    html.match(/<\w+/g),
  ];
  const plain = skeleton(page('Taps', 'I mend taps.'));
  fc.assert(
    fc.property(anyText, anyText, (title, body) => {
      expect(skeleton(page(title, body))).toEqual(plain);
    }),
  );
});
