import { describe, expect, it } from 'vitest';
import { requiredIndexes, type Filter, type StructuredQuery } from './required-index.ts';

const from = [{ collectionId: 'articles' }];
const is = (fieldPath: string, op = 'EQUAL'): Filter => ({ fieldFilter: { field: { fieldPath }, op } });
const and = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'AND', filters } });
const by = (fieldPath: string, direction = 'DESCENDING') => ({ field: { fieldPath }, direction });

/** `topic, createdAt desc` */
function composite(query: Omit<StructuredQuery, 'from'>): string | null {
  const fields = requiredIndexes({ from, ...query }).composite?.fields;
  return (
    fields?.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`).join() ??
    null
  );
}

function singleFields(query: Omit<StructuredQuery, 'from'>): string[] {
  return requiredIndexes({ from, ...query }).singleFields.map(({ fields }) =>
    fields.map((f) => f.fieldPath).join(),
  );
}

describe('a composite index is needed', () => {
  it('for an equality and an order', () => {
    expect(composite({ where: is('topic'), orderBy: [by('createdAt')] })).toBe(
      'topic ASCENDING,createdAt DESCENDING',
    );
  });

  it('for several equalities and an order', () => {
    const where = and(is('topic'), and(is('username')));
    expect(composite({ where, orderBy: [by('createdAt')] })).toBe(
      'topic ASCENDING,username ASCENDING,createdAt DESCENDING',
    );
  });

  it('for an array membership and an order', () => {
    expect(composite({ where: is('skills', 'ARRAY_CONTAINS'), orderBy: [by('createdAt')] })).toBe(
      'skills CONTAINS,createdAt DESCENDING',
    );
  });

  it('for an order by two fields', () => {
    expect(composite({ orderBy: [by('rating'), by('createdAt', 'ASCENDING')] })).toBe(
      'rating DESCENDING,createdAt ASCENDING',
    );
  });

  it('for an equality and an inequality, which orders', () => {
    expect(composite({ where: and(is('topic'), is('rating', 'GREATER_THAN')) })).toBe(
      'topic ASCENDING,rating ASCENDING',
    );
  });

  it('for a document id in the other direction than the last field', () => {
    expect(composite({ orderBy: [by('createdAt'), by('__name__', 'ASCENDING')] })).toBe(
      'createdAt DESCENDING,__name__ ASCENDING',
    );
    expect(composite({ orderBy: [by('__name__')] })).toBe('__name__ DESCENDING');
  });

  it('in the collection, or in every collection of its name', () => {
    const query = { where: is('topic'), orderBy: [by('createdAt')] };
    expect(requiredIndexes({ from, ...query }).composite).toMatchObject({
      collectionGroup: 'articles',
      queryScope: 'COLLECTION',
    });
    const everywhere = [{ collectionId: 'articles', allDescendants: true }];
    expect(requiredIndexes({ from: everywhere, ...query }).composite?.queryScope).toBe('COLLECTION_GROUP');
  });
});

describe('the indexes of single fields are enough', () => {
  it('for all documents, in the order of their ids', () => {
    expect(requiredIndexes({ from, orderBy: [by('__name__', 'ASCENDING')] })).toEqual({
      composite: null,
      singleFields: [],
      mergeable: 0,
    });
  });

  it('for an order by one field, with the document id in the same direction', () => {
    expect(composite({ orderBy: [by('createdAt'), by('__name__')] })).toBeNull();
    expect(singleFields({ orderBy: [by('createdAt'), by('__name__')] })).toEqual(['createdAt']);
  });

  it('for equalities alone, which are merged', () => {
    expect(composite({ where: and(is('topic'), is('username', 'IN')) })).toBeNull();
    expect(singleFields({ where: and(is('topic'), is('username', 'IN')) })).toEqual(['topic', 'username']);
  });

  it('for an inequality on the field of the order', () => {
    expect(singleFields({ where: is('rating', 'LESS_THAN'), orderBy: [by('rating')] })).toEqual(['rating']);
  });
});

describe('several indexes that end alike are enough', () => {
  const mergeable = (query: Omit<StructuredQuery, 'from'>) => requiredIndexes({ from, ...query }).mergeable;

  it('for equalities and an order', () => {
    expect(mergeable({ where: and(is('topic'), is('username')), orderBy: [by('createdAt')] })).toBe(2);
  });

  it('but for nothing else', () => {
    expect(mergeable({ where: is('topic'), orderBy: [by('createdAt')] })).toBe(0);
    for (const op of ['ARRAY_CONTAINS', 'IN', 'GREATER_THAN']) {
      expect(mergeable({ where: and(is('topic'), is('rating', op)), orderBy: [by('rating')] })).toBe(0);
    }
  });
});

describe('a query that is not understood is an error', () => {
  it.each<[string, StructuredQuery]>([
    ['OR', { from, where: { compositeFilter: { op: 'OR', filters: [is('topic')] } } }],
    ['an unknown comparison', { from, where: is('topic', 'LIKE') }],
    ['an unknown direction', { from, orderBy: [by('topic', 'SIDEWAYS')] }],
    ['no collection', { from: [] }],
    ['every collection', { from: [{ allDescendants: true }] }],
    ['two collections', { from: [...from, { collectionId: 'users' }] }],
  ])('%s', (_what, query) => {
    expect(() => requiredIndexes(query)).toThrow('Which index does this need?');
  });
});
