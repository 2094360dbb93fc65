import type { StoredArticle } from '@knack/contract/articles';
import type { Member } from '../platform/members.ts';
import { Refusal } from '../platform/refusal.ts';

/** Throws the Refusal `not-yours` unless the article is the member's own, by their account and not by their name. */
export function requireAuthor({ uid }: Pick<StoredArticle, 'uid'>, member: Member): void {
  if (uid !== member.uid) throw new Refusal('not-yours', 'Only your own articles are yours to change.');
}
