import { LIMITS } from '@knack/contract/limits';

const { whole, shown } = LIMITS.cardBody;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * What a card shows of a body: all of it up to 50 characters, of a longer one the first 25 and '...' (specification,
 * section 9). A character is what a reader takes for one, so no emoji or accent is cut in half.
 */
export function truncateBody(body: string): string {
  let count = 0;
  let cut = '';
  for (const { segment } of characters.segment(body)) {
    count += 1;
    if (count <= shown) cut += segment;
    if (count > whole) return `${cut}...`;
  }
  return body;
}
