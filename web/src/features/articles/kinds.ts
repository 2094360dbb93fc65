import { ARTICLE_KINDS, type ArticleKind } from '@knack/contract/articles';

/** What an article of a kind is called: one, and several. */
export const KIND_NAMES: Readonly<Record<ArticleKind, { one: string; several: string }>> = {
  offer: { one: 'Offer', several: 'Offers' },
  request: { one: 'Request', several: 'Requests' },
};

/** The kind that a control's value stands for; null for neither. */
export function toKind(value: string): ArticleKind | null {
  return ARTICLE_KINDS.find((kind) => kind === value) ?? null;
}
