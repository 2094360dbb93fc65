import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { page, pageQuery, queryValue } from './pages.ts';
import { requiredText } from './text.ts';
import { timestamp } from './timestamps.ts';
import { username } from './usernames.ts';

const topic = requiredText(LIMITS.articleTopic);

/** What a member sends to publish an article; `username` must be the sender's own. */
export const newArticle = v.strictObject({
  title: requiredText(LIMITS.articleTitle),
  topic,
  body: requiredText(LIMITS.articleBody),
  username,
});

export type NewArticle = v.InferOutput<typeof newArticle>;

/** An article as the API answers it. */
export const article = v.object({
  id: v.string(),
  username: v.string(),
  title: v.string(),
  topic: v.string(),
  body: v.string(),
  createdAt: timestamp,
});

export type Article = v.InferOutput<typeof article>;

/** An article as it is stored: `topicKey` is the topic as filters compare it. */
export const storedArticle = v.object({ ...article.entries, uid: v.string(), topicKey: v.string() });

export type StoredArticle = v.InferOutput<typeof storedArticle>;

/** How a topic is compared: regardless of case. */
export function topicKey(text: string): string {
  return text.toLowerCase();
}

/** The query of `GET /articles`: a page, of one topic and of one author if given. */
export const articlesQuery = v.strictObject({
  ...pageQuery.entries,
  topic: v.optional(v.pipe(queryValue, topic)),
  username: v.optional(v.pipe(queryValue, username)),
});

export type ArticlesQuery = v.InferOutput<typeof articlesQuery>;

/** The answer of `GET /articles`, newest first. */
export const articlePage = page('articles', article);

export type ArticlePage = v.InferOutput<typeof articlePage>;
