import { searchedTexts, topicKey, type Article, type NewArticle } from '@knack/contract/articles';
import { indexTokens } from '@knack/contract/search-words';
import { isoTime } from '../platform/clock.ts';
import type { Answer, Attempt } from '../platform/idempotency.ts';
import type { Member } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { insertArticle } from './articles.repository.ts';

/** Publishes an article in the member's own name. Throws the Refusal `not-yours` for any other. */
export async function publishArticle(
  platform: Platform,
  member: Member,
  article: NewArticle,
  attempt: Attempt,
): Promise<Answer<Article>> {
  if (article.username !== member.username) {
    throw new Refusal('not-yours', 'Articles are published under your own username.');
  }
  const stored = {
    ...article,
    id: platform.newId(),
    uid: member.uid,
    topicKey: topicKey(article.topic),
    words: indexTokens(...searchedTexts(article)),
    fulfilledAt: null,
    updatedAt: null,
    createdAt: isoTime(platform.now()),
  };
  return insertArticle(platform, stored, attempt);
}
