import type { Article } from '@knack/contract/articles';
import { isDocumentId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { notFound } from '../platform/refusal.ts';
import { findArticle } from './articles.repository.ts';

/** The article of an id. Throws the Refusal `not-found`, also for what cannot be an id. */
export async function readArticle({ db }: Platform, id: string): Promise<Article> {
  const article = isDocumentId(id) ? await findArticle(db, id) : null;
  if (article === null) throw notFound('article');
  return article;
}
