import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { storedReview } from '@knack/contract/reviews';
import { timestamp } from '@knack/contract/timestamps';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { converter } from './converters.ts';
import { Timestamp } from './firestore.ts';

const conversion = converter(storedReview);
const review = {
  id: 'ada:grace',
  username: 'grace',
  uid: 'u1',
  created_about: 'ada',
  title: 'Fixed it',
  body: 'Twice.',
  rating: 5,
  skill: null,
  answer: null,
  createdAt: '2026-03-01T10:00:00.123Z',
};
const stored = { ...review, createdAt: Timestamp.fromDate(new Date(review.createdAt)) };

function snapshotOf(data: object): QueryDocumentSnapshot {
  return {
    data: () => ({ ...data }),
    ref: { parent: { id: 'reviews' } },
  } as unknown as QueryDocumentSnapshot;
}

describe('a document', () => {
  it('holds moments as timestamps', () => {
    expect(conversion.toFirestore(review)).toEqual(stored);
  });

  it('is read as what was stored', () => {
    expect(conversion.fromFirestore(snapshotOf(stored))).toEqual(review);
  });

  it('may hold moments that are null or inside of another object', () => {
    const schema = v.object({
      openedAt: v.optional(v.nullable(timestamp), null),
      answer: v.nullable(v.object({ sentAt: timestamp })),
    });
    const letter = converter(schema);
    const iso = '2026-03-02T10:00:00.456Z';
    const time = Timestamp.fromDate(new Date(iso));
    const pairs: [entity: v.InferOutput<typeof schema>, document: object][] = [
      [
        { openedAt: iso, answer: { sentAt: iso } },
        { openedAt: time, answer: { sentAt: time } },
      ],
      [
        { openedAt: null, answer: null },
        { openedAt: null, answer: null },
      ],
    ];
    for (const [entity, document] of pairs) {
      expect(letter.toFirestore(entity)).toEqual(document);
      expect(letter.fromFirestore(snapshotOf(document))).toEqual(entity);
    }
    expect(letter.fromFirestore(snapshotOf({ answer: null }))).toEqual({ openedAt: null, answer: null });
  });

  it('that does not fit is not believed, and its values are not told', () => {
    const read = () => conversion.fromFirestore(snapshotOf({ ...stored, rating: 'private', title: 7 }));
    expect(read).toThrow('A document of reviews does not fit its schema: title, rating');
    expect(read).not.toThrow('private');
  });
});
