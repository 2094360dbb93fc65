import { article, type Article } from '@knack/contract/articles';
import { DRAWN_ARTICLE } from '@knack/contract/paths';
import { safeParse } from 'valibot';
import { noteRead } from '../../../lib/first-read.ts';

/** The article that the page came with, if it is this one; once, because what is known later is newer. */
export function takeDrawnArticle(id: string): Article | undefined {
  const element = document.getElementById(DRAWN_ARTICLE);
  if (element === null) return undefined;
  element.remove();
  const { success, output } = safeParse(article, JSON.parse(element.textContent));
  if (!success || output.id !== id) return undefined;
  noteRead();
  return output;
}
