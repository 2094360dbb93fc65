import type { Paths } from './openapi-operations.ts';
import {
  author,
  cursor,
  id,
  idempotencyKey,
  kind,
  limit,
  skill,
  topic,
  words,
} from './openapi-parameters.ts';

/** `/articles` and what lies below it. */
export const articlePaths: Paths = {
  '/articles': {
    get: {
      summary: 'List articles, newest first. A browser that navigates here is sent to the feed.',
      parameters: [limit, cursor, topic, author, kind, skill, words],
      success: [200, 'A page of articles.', 'ArticlePage'],
      refusals: ['invalid-input'],
    },
    post: {
      summary: 'Publish an article under one’s own username.',
      signedIn: true,
      parameters: [idempotencyKey],
      request: 'NewArticle',
      success: [201, 'The article.', 'Article'],
      refusals: ['not-yours', 'profile-required', 'being-deleted', 'idempotency-key-reused', 'quota-used-up'],
    },
  },
  '/articles/{id}': {
    get: {
      summary: 'Read an article. A browser that navigates here gets the app, with a preview of the article.',
      parameters: [id],
      success: [200, 'The article.', 'Article'],
      refusals: ['malformed-request', 'invalid-input', 'not-found'],
    },
    put: {
      summary: 'Change one’s own article; what is absent stays.',
      signedIn: true,
      parameters: [id],
      request: 'ArticleChange',
      success: [200, 'The article.', 'Article'],
      refusals: ['not-yours', 'profile-required', 'not-found'],
    },
    delete: {
      summary: 'Delete one’s own article; for a minute it can be restored.',
      signedIn: true,
      parameters: [id],
      success: [204, 'It is gone.'],
      refusals: ['malformed-request', 'not-yours', 'profile-required', 'not-found'],
    },
  },
  '/articles/{id}/restore': {
    post: {
      summary: 'Bring back one’s own article within a minute of its deletion; repeating it changes nothing.',
      signedIn: true,
      parameters: [id],
      success: [200, 'The article, as it was.', 'Article'],
      refusals: ['malformed-request', 'not-yours', 'profile-required', 'not-found'],
    },
  },
};
