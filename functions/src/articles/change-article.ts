import {
  searchedTexts,
  topicKey,
  type Article,
  type ArticleChange,
  type StoredArticle,
} from '@knack/contract/articles';
import { indexTokens } from '@knack/contract/search-words';
import { isoTime } from '../platform/clock.ts';
import { isDocumentId } from '../platform/ids.ts';
import type { Member } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { notFound } from '../platform/refusal.ts';
import { updateArticle } from './article-changes.repository.ts';
import { requireAuthor } from './require-author.ts';

/** Changes the member's own article. Throws the Refusals `not-found` and `not-yours`. */
export async function changeArticle(
  { db, now }: Platform,
  member: Member,
  id: string,
  change: ArticleChange,
): Promise<Article> {
  const time = isoTime(now());
  const changed = isDocumentId(id)
    ? await updateArticle(db, id, (stored) => {
        requireAuthor(stored, member);
        return applyChange(stored, change, time);
      })
    : null;
  if (changed === null) throw notFound('article');
  return changed;
}

function applyChange(stored: StoredArticle, change: ArticleChange, time: string): StoredArticle {
  const { fulfilled = stored.fulfilledAt !== null, ...said } = change;
  const {
    title = stored.title,
    topic = stored.topic,
    body = stored.body,
    kind = stored.kind,
    skill = stored.skill,
  } = said;
  return {
    ...stored,
    ...{ title, topic, body, kind, skill },
    topicKey: topicKey(topic),
    words: indexTokens(...searchedTexts({ title, topic, body })),
    fulfilledAt: fulfilled ? (stored.fulfilledAt ?? time) : null,
    // Whether it is settled is not what it says.
    updatedAt: Object.keys(said).length > 0 ? time : stored.updatedAt,
  };
}
