import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { page, pageQuery, queryValue } from './pages.ts';
import { skill } from './skills.ts';
import { optionalText, requiredText } from './text.ts';
import { timestamp, timestampOrNull } from './timestamps.ts';
import { username } from './usernames.ts';

const topic = requiredText(LIMITS.articleTopic);

/** Whether an article offers something or asks for it; one that says neither is just a note. */
export const ARTICLE_KINDS = ['offer', 'request'] as const;

const kind = v.picklist(ARTICLE_KINDS, 'Must be offer or request.');

export type ArticleKind = v.InferOutput<typeof kind>;

const text = {
  title: requiredText(LIMITS.articleTitle),
  topic,
  body: requiredText(LIMITS.articleBody),
};

const label = {
  kind: v.nullable(kind),
  skill: v.nullable(skill),
};

const labelOrNull = {
  kind: v.optional(label.kind, null),
  skill: v.optional(label.skill, null),
};

/** What a member sends to publish an article; `username` must be the sender's own. */
export const newArticle = v.strictObject({ ...text, username, ...labelOrNull });

export type NewArticle = v.InferOutput<typeof newArticle>;

/** A change of one's own article: what is absent stays as it is, null takes a kind or a skill away. */
export const articleChange = v.partial(
  v.strictObject({ ...text, ...label, fulfilled: v.boolean('Must be true or false.') }),
);

export type ArticleChange = v.InferOutput<typeof articleChange>;

/** An article as the API answers it. */
export const article = v.object({
  id: v.string(),
  username: v.string(),
  title: v.string(),
  topic: v.string(),
  body: v.string(),
  ...labelOrNull,
  /** Since when its author counts it as settled. */
  fulfilledAt: timestampOrNull,
  /** When what it says was last changed. */
  updatedAt: timestampOrNull,
  createdAt: timestamp,
});

export type Article = v.InferOutput<typeof article>;

/**
 * An article as it is stored: `topicKey` is the topic as filters compare it, `words` are the tokens that search finds
 * it by; a document from before there was a search has none.
 */
export const storedArticle = v.object({
  ...article.entries,
  uid: v.string(),
  topicKey: v.string(),
  words: v.optional(v.array(v.string()), []),
});

export type StoredArticle = v.InferOutput<typeof storedArticle>;

/** What search looks through, the most telling first. */
export function searchedTexts({ title, topic, body }: Pick<Article, 'title' | 'topic' | 'body'>): string[] {
  return [title, topic, body];
}

/** How a topic is compared: regardless of case. */
export function topicKey(text: string): string {
  return text.toLowerCase();
}

/** The query of `GET /articles`: a page, of one topic, author, kind and skill and with the words of `q`, if given. */
export const articlesQuery = v.strictObject({
  ...pageQuery.entries,
  topic: v.optional(v.pipe(queryValue, topic)),
  username: v.optional(v.pipe(queryValue, username)),
  kind: v.optional(v.pipe(queryValue, kind)),
  skill: v.optional(v.pipe(queryValue, skill)),
  q: v.optional(v.pipe(queryValue, optionalText(LIMITS.search.text))),
});

export type ArticlesQuery = v.InferOutput<typeof articlesQuery>;

/** The answer of `GET /articles`, newest first. */
export const articlePage = page('articles', article);

export type ArticlePage = v.InferOutput<typeof articlePage>;
