import { describe, expect, it } from 'vitest';
import { isExempt, missingIndexes, unusedIndexes, type IndexDefinitions } from './index-definitions.ts';
import type { Index, IndexField, StructuredQuery } from './required-index.ts';

const ofTopic: StructuredQuery = {
  from: [{ collectionId: 'articles' }],
  where: { fieldFilter: { field: { fieldPath: 'topicKey' }, op: 'EQUAL' } },
  orderBy: [
    { field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' },
    { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
  ],
};
const all: StructuredQuery = { from: [{ collectionId: 'articles' }], orderBy: ofTopic.orderBy ?? [] };

const topicKey: IndexField = { fieldPath: 'topicKey', order: 'ASCENDING' };
const createdAt: IndexField = { fieldPath: 'createdAt', order: 'DESCENDING' };
const documentId: IndexField = { fieldPath: '__name__', order: 'DESCENDING' };

const articles = (...fields: IndexField[]): Index => ({
  collectionGroup: 'articles',
  queryScope: 'COLLECTION',
  fields,
});
const defined = (...indexes: Index[]): IndexDefinitions => ({ indexes, fieldOverrides: [] });
const overridden = (...indexes: IndexDefinitions['fieldOverrides'][number]['indexes']): IndexDefinitions => ({
  indexes: [],
  fieldOverrides: [{ collectionGroup: 'articles', fieldPath: 'createdAt', indexes }],
});

describe('missingIndexes', () => {
  it('finds none where the file has the index, with or without the document id at its end', () => {
    expect(missingIndexes(ofTopic, defined(articles(topicKey, createdAt)))).toEqual([]);
    expect(missingIndexes(ofTopic, defined(articles(topicKey, createdAt, documentId)))).toEqual([]);
  });

  it.each<[string, Index[]]>([
    ['there is none', []],
    ['another collection has it', [{ ...articles(topicKey, createdAt), collectionGroup: 'reviews' }]],
    ['it spans collections', [{ ...articles(topicKey, createdAt), queryScope: 'COLLECTION_GROUP' }]],
    ['a field is missing', [articles(createdAt)]],
    [
      'there is a field too many',
      [articles(topicKey, { fieldPath: 'username', order: 'ASCENDING' }, createdAt)],
    ],
    ['the order of the fields differs', [articles(createdAt, topicKey)]],
    ['a direction differs', [articles(topicKey, { ...createdAt, order: 'ASCENDING' })]],
    ['the document id turns round', [articles(topicKey, createdAt, { ...documentId, order: 'ASCENDING' })]],
  ])('names the index where %s', (_why, indexes) => {
    expect(missingIndexes(ofTopic, defined(...indexes))).toEqual([
      'articles (topicKey ASCENDING, createdAt DESCENDING) is not in firestore.indexes.json',
    ]);
  });

  it('finds none where indexes of the compared fields, all in the order of the query, are merged', () => {
    const username: IndexField = { fieldPath: 'username', order: 'ASCENDING' };
    const where = {
      compositeFilter: {
        op: 'AND',
        filters: ['topicKey', 'username'].map((fieldPath) => ({
          fieldFilter: { field: { fieldPath }, op: 'EQUAL' },
        })),
      },
    };
    const ofBoth = { ...ofTopic, where };
    const [one, other] = [articles(topicKey, createdAt), articles(username, createdAt, documentId)];
    expect(missingIndexes(ofBoth, defined(one, other))).toEqual([]);
    expect(unusedIndexes([ofBoth], defined(one, other))).toEqual([]);
    expect(unusedIndexes([ofBoth], defined(one, articles(topicKey, username, createdAt)))).toEqual([
      'articles (topicKey ASCENDING, createdAt DESCENDING)',
    ]);
    const ascending: IndexField = { ...createdAt, order: 'ASCENDING' };
    for (const lacking of [[one], [one, articles(username, ascending)], [one, articles(username)]]) {
      expect(missingIndexes(ofBoth, defined(...lacking))).toHaveLength(1);
    }
  });

  it('leaves a single field to the index that Firestore makes by itself', () => {
    expect(missingIndexes(all, defined())).toEqual([]);
    expect(missingIndexes(all, overridden({ queryScope: 'COLLECTION', order: 'DESCENDING' }))).toEqual([]);
  });

  it.each([[[]], [[{ order: 'ASCENDING' }]], [[{ arrayConfig: 'CONTAINS' }]]])(
    'names a single field that was exempted, as far as it was (%#)',
    (kept) => {
      expect(missingIndexes(all, overridden(...kept))).toEqual([
        'articles (createdAt DESCENDING) is exempt from indexing and yet queried',
      ]);
    },
  );
});

describe('unusedIndexes', () => {
  it('names the composite indexes that no query needs', () => {
    const definitions = defined(articles(topicKey, createdAt), articles(createdAt, topicKey));
    expect(unusedIndexes([all, ofTopic], definitions)).toEqual([
      'articles (createdAt DESCENDING, topicKey ASCENDING)',
    ]);
    expect(unusedIndexes([all], definitions)).toHaveLength(2);
  });
});

describe('isExempt', () => {
  it('is true of a field without any index', () => {
    expect(isExempt('articles', 'createdAt', overridden())).toBe(true);
    expect(isExempt('articles', 'createdAt', overridden({ order: 'ASCENDING' }))).toBe(false);
    expect(isExempt('articles', 'createdAt', defined())).toBe(false);
    expect(isExempt('reviews', 'createdAt', overridden())).toBe(false);
  });
});
