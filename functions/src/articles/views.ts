import type { Article, StoredArticle } from '@knack/contract/articles';

/** An article as the API answers it. */
export function toArticle(stored: StoredArticle): Article {
  const { id, username, title, topic, body, kind, skill, fulfilledAt, updatedAt, createdAt } = stored;
  return { id, username, title, topic, body, kind, skill, fulfilledAt, updatedAt, createdAt };
}
