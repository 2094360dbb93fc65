import { Firestore, Timestamp } from '@google-cloud/firestore';
import type { ArticlesQuery, StoredArticle } from '@knack/contract/articles';
import { LIMITS } from '@knack/contract/limits';
import type { Message } from '@knack/contract/messages';
import { reviewId, type StoredReview } from '@knack/contract/reviews';
import type { StoredUser, UsersQuery } from '@knack/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listArticles } from '../../../functions/src/articles/list-articles.ts';
import { countStretch } from '../../../functions/src/messages/messages.repository.ts';
import { listNotifications } from '../../../functions/src/notifications/list-notifications.ts';
import { summariseNotifications } from '../../../functions/src/notifications/summarise-notifications.ts';
import {
  articles,
  blocks,
  notifications,
  reviews,
  users,
} from '../../../functions/src/platform/collections.ts';
import { connectPlatform } from '../../../functions/src/platform/platform.ts';
import { listReviews } from '../../../functions/src/reviews/list-reviews.ts';
import { findMatches } from '../../../functions/src/users/find-matches.ts';
import { listUsers } from '../../../functions/src/users/list-users.ts';
import { aMember } from '../../fixtures/members.ts';
import { RULES_PROJECT } from '../rules-project.ts';
import { isExempt, missingIndexes, readIndexDefinitions, unusedIndexes } from './index-definitions.ts';
import { observeQueries } from './observed-queries.ts';
import type { StructuredQuery } from './required-index.ts';

const db = new Firestore({ projectId: RULES_PROJECT });
const platform = connectPlatform(db);
const definitions = await readIndexDefinitions();

const text = { uid: 'uid-of-ada', username: 'ada', title: 'Ladders', body: 'To lend and to borrow.' };
const createdAt = '2026-01-05T09:00:00.000Z';

/** Every choice among the filters that a list of articles knows. */
const filters = {
  topic: 'Garden',
  username: 'ada',
  kind: 'offer',
  skill: 'Plumber',
  q: 'lad',
} as const satisfies Record<Exclude<keyof ArticlesQuery, 'limit' | 'cursor'>, string>;
const filterChoices = choicesOf(filters);

/** Every choice among those that a list of members knows. */
const memberFilters = { q: 'bo', teaches: 'Plumber', wants: 'Math Teacher' } as const satisfies Record<
  Exclude<keyof UsersQuery, 'limit' | 'cursor'>,
  string
>;
const memberFilterChoices = choicesOf(memberFilters);

const sent: StructuredQuery[] = [];
let stopObserving = () => {};

// Two of each, so that a page of one has a next page and the queries with a cursor are seen too.
beforeAll(async () => {
  for (const id of ['a1', 'a2']) {
    await articles(db)
      .doc(id)
      .set({
        ...text,
        id,
        topic: 'Garden',
        topicKey: 'garden',
        kind: 'offer',
        skill: 'Plumber',
        words: ['lad'],
        fulfilledAt: null,
        updatedAt: null,
        createdAt,
      });
  }
  for (const username of ['bob', 'eve']) {
    const id = reviewId('ada', username);
    await reviews(db)
      .doc(id)
      .set({ ...text, id, username, created_about: 'ada', rating: 5, skill: null, answer: null, createdAt });
  }
  for (const username of ['bob', 'bobby']) {
    const given = aMember(username, { skills: ['Plumber'], interests: ['Math Teacher'], createdAt });
    await users(db).doc(username).set(given);
  }
  stopObserving = observeQueries((query) => sent.push(query));

  for (const filter of filterChoices) {
    const { nextCursor } = await listArticles(platform, { limit: 1, ...filter });
    await listArticles(platform, { limit: 1, cursor: nextCursor ?? undefined, ...filter });
  }
  for (const filter of memberFilterChoices) {
    const { nextCursor } = await listUsers(platform, { limit: 1, ...filter });
    await listUsers(platform, { limit: 1, cursor: nextCursor ?? undefined, ...filter });
  }
  await findMatches(platform, { uid: 'uid-of-bob', username: 'bob' });
  const createdAtMoment = Timestamp.fromDate(new Date(createdAt));
  await countStretch({
    userId: text.uid,
    createdAt: createdAtMoment,
    ref: db.collection('messages').doc('m1'),
  });
  const bob = { uid: 'uid-of-bob', username: 'bob' };
  for (const id of ['n1', 'n2']) {
    const told = { kind: 'mention', actor: 'ada', reference: id, skill: null } as const;
    await notifications(db)
      .doc(id)
      .set({ id, username: 'bob', ...told, createdAt, readAt: null });
  }
  await summariseNotifications(platform, bob, undefined);
  const told = await listNotifications(platform, bob, { limit: 1 });
  await listNotifications(platform, bob, { limit: 1, cursor: told.nextCursor ?? undefined });
  await users(db)
    .doc('bob')
    .update({ notificationsReadUpTo: Timestamp.fromMillis(0) });
  await blocks(db)
    .doc(bob.uid)
    .set({
      uid: bob.uid,
      uids: ['uid-of-eve'],
      members: [{ uid: 'uid-of-eve', username: 'eve', createdAt }],
    });
  await summariseNotifications(platform, bob, undefined);

  const { nextCursor } = await listReviews(platform, { limit: 1, created_about: 'ada' });
  await listReviews(platform, { limit: 1, cursor: nextCursor ?? undefined, created_about: 'ada' });
});

afterAll(async () => {
  stopObserving();
  await db.terminate();
});

describe('firestore.indexes.json', () => {
  it('is compared with the queries of every list, with and without a cursor, of matches, of what is told, and of the room’s pace', () => {
    const [lists, members, matches, told, room] = [2 * 32 + 2, 2 * 8, 3 + 2 * 5, 2 * 4 + 2, 1];
    expect(sent).toHaveLength(lists + members + matches + told + room);
    expect(sent.filter((query) => 'startAt' in query && query.startAt)).toHaveLength(32 + 1 + 8 + 1 + room);
  });

  it('has the index of every query', () => {
    expect(sent.flatMap((query) => missingIndexes(query, definitions))).toEqual([]);
  });

  it('has no index that no query needs', () => {
    expect(unusedIndexes(sent, definitions)).toEqual([]);
  });

  it('leaves the room its order by time', () => {
    const room = {
      from: [{ collectionId: 'messages' }],
      orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    };
    expect(missingIndexes(room, definitions)).toEqual([]);
  });

  it('exempts long text from indexing', () => {
    const longText: Record<string, [field: string, limit: number][]> = {
      articles: [
        ...limits<StoredArticle>({ title: LIMITS.articleTitle, body: LIMITS.articleBody }),
        ['words', LIMITS.search.indexTokens],
      ],
      reviews: [
        ...limits<StoredReview>({
          title: LIMITS.reviewTitle,
          body: LIMITS.reviewBody,
          answer: LIMITS.reviewAnswer,
        }),
      ],
      users: [...limits<StoredUser>({ bio: LIMITS.bio, img_url: LIMITS.photoAddress })],
      messages: [...limits<Message>({ text: LIMITS.chatText, userPhotoURL: LIMITS.photoAddress })],
      idempotencyKeys: [['body', LIMITS.requestBytes]],
    };
    const indexed = Object.entries(longText).flatMap(([collection, fields]) =>
      fields
        .filter(([field, limit]) => limit > 100 && !isExempt(collection, field, definitions))
        .map(([field]) => `${collection}.${field}`),
    );
    expect(indexed).toEqual([]);
  });

  it('removes what is kept for a time only when it expires', () => {
    const expiring = definitions.fieldOverrides.filter(({ ttl }) => ttl);
    expect(expiring).toEqual([
      { collectionGroup: 'deletedArticles', fieldPath: 'expireAt', ttl: true, indexes: [] },
      { collectionGroup: 'idempotencyKeys', fieldPath: 'expireAt', ttl: true, indexes: [] },
      { collectionGroup: 'quotaDays', fieldPath: 'expireAt', ttl: true, indexes: [] },
      { collectionGroup: 'deletions', fieldPath: 'expireAt', ttl: true, indexes: [] },
    ]);
  });
});

function limits<Entity>(bounds: Partial<Record<keyof Entity, number>>): [string, number][] {
  return Object.entries<number>(bounds as Record<string, number>);
}

/** Every choice of some of the filters, none and all included. */
function choicesOf<Filters extends object>(all: Filters): Partial<Filters>[] {
  return Object.entries(all).reduce<Partial<Filters>[]>(
    (choices, [name, value]: [string, unknown]) => [
      ...choices,
      ...choices.map((choice) => ({ ...choice, [name]: value })),
    ],
    [{}],
  );
}
