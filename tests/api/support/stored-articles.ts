import { searchedTexts, topicKey, type StoredArticle } from '@knack/contract/articles';
import { indexTokens } from '@knack/contract/search-words';
import { articles } from '../../../functions/src/platform/collections.ts';
import { db } from './store.ts';

/** A moment so many minutes into the day on which stored articles are written. */
export const atMinute = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();

/** Stores an article of ada's as the API would have, past it: the id is its title unless `more` has another. */
export async function storeArticle(
  id: string,
  createdAt: string,
  more: Partial<StoredArticle> = {},
): Promise<StoredArticle> {
  const text = { title: id, topic: 'Garden', body: 'Text.', ...more };
  const article: StoredArticle = {
    id,
    uid: 'uid-of-ada',
    username: 'ada',
    kind: null,
    skill: null,
    fulfilledAt: null,
    updatedAt: null,
    createdAt,
    ...text,
    topicKey: topicKey(text.topic),
    words: more.words ?? indexTokens(...searchedTexts(text)),
  };
  await articles(db).doc(id).set(article);
  return article;
}

/** Stores `count` articles, a minute apart, the last of them the newest. */
export async function storeArticles(
  count: number,
  more: (index: number) => Partial<StoredArticle> = () => ({}),
): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `a${String(index).padStart(5, '0')}`);
  await Promise.all(ids.map((id, index) => storeArticle(id, atMinute(index), more(index))));
}
