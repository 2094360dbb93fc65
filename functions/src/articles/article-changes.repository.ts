import type { Article, StoredArticle } from '@knack/contract/articles';
import { articles, deletedArticles, type StoredDeletedArticle } from '../platform/collections.ts';
import type { Firestore } from '../platform/firestore.ts';
import { toArticle } from './views.ts';

/**
 * Replaces an article by what `change` makes of it, in one transaction, which sees what is stored now; what `change`
 * throws leaves it as it was. Null without such an article.
 */
export function updateArticle(
  db: Firestore,
  id: string,
  change: (stored: StoredArticle) => StoredArticle,
): Promise<Article | null> {
  const document = articles(db).doc(id);
  return db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    if (stored === undefined) return null;
    const changed = change(stored);
    transaction.set(document, changed);
    return toArticle(changed);
  });
}

/**
 * Takes an article down and keeps what `toKept` makes of it, in one transaction; what `toKept` throws leaves it up.
 * Answers whether there was such an article.
 */
export function removeArticle(
  db: Firestore,
  id: string,
  toKept: (stored: StoredArticle) => StoredDeletedArticle,
): Promise<boolean> {
  const document = articles(db).doc(id);
  return db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    if (stored === undefined) return false;
    transaction.set(deletedArticles(db).doc(id), toKept(stored)).delete(document);
    return true;
  });
}

/**
 * Puts a deleted article up again, as it was, where `mayReturn` allows; one that is up stays so. In one transaction;
 * what `mayReturn` throws leaves everything as it was. Null where there is neither.
 */
export function returnArticle(
  db: Firestore,
  id: string,
  mayReturn: (stored: StoredArticle | StoredDeletedArticle) => boolean,
): Promise<Article | null> {
  const [document, keptDocument] = [articles(db).doc(id), deletedArticles(db).doc(id)];
  return db.runTransaction(async (transaction) => {
    const [present, kept] = [
      (await transaction.get(document)).data(),
      (await transaction.get(keptDocument)).data(),
    ];
    if (present !== undefined) return mayReturn(present) ? toArticle(present) : null;
    if (kept === undefined || !mayReturn(kept)) return null;
    const { expireAt: _expireAt, ...stored } = kept;
    transaction.create(document, stored).delete(keptDocument);
    return toArticle(stored);
  });
}
