import { Firestore, Timestamp, type DocumentData } from '@google-cloud/firestore';
import { searchedTexts, type ArticleKind } from '@knack/contract/articles';
import { indexTokens } from '@knack/contract/search-words';
import { SKILLS, type Skill } from '@knack/contract/skills';
import { derivedUserFields } from '../../../functions/src/users/derived-fields.ts';

/** What the filling copies: documents as the API has stored them, so that every copy has the shape that it gives. */
interface Templates {
  articles: DocumentData;
  users: DocumentData;
  reviews: DocumentData;
}

/** A stored document: its collection, its id and what is in it. */
type Copy = readonly [collection: string, id: string, fields: DocumentData];

// As many as one commit of the emulator takes in a moment.
const IN_A_BATCH = 400;
const AT_A_TIME = 4;

/** Who grows with the community: who is `told` of much, and about whom many have `reviewed`. */
interface Known {
  told: string;
  reviewed: string;
}

/**
 * Fills a store to `size` articles and as many members and half as many reviews; a tenth of them is about one member,
 * and another is told of as many messages. The rest is spread evenly, so that whatever is asked for is found in a small
 * community too, and fills its page there.
 */
export async function fill(project: string, size: number, known: Known): Promise<void> {
  const db = new Firestore({ projectId: project });
  const template = async (collection: string) =>
    (await db.collection(collection).limit(1).get()).docs[0]?.data() ?? {};
  const templates = {
    articles: await template('articles'),
    users: await template('users'),
    reviews: await template('reviews'),
  };
  const copies = copiesOf(templates, size, known);
  const commitAll = async () => {
    for (let batch = take(copies, IN_A_BATCH); batch.length > 0; batch = take(copies, IN_A_BATCH)) {
      const writes = db.batch();
      for (const [collection, id, fields] of batch) writes.set(db.collection(collection).doc(id), fields);
      await writes.commit();
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, commitAll));
  await db.terminate();
}

function take(copies: Iterator<Copy>, count: number): Copy[] {
  const taken: Copy[] = [];
  for (let next = copies.next(); !next.done; next = copies.next()) {
    taken.push(next.value);
    if (taken.length === count) break;
  }
  return taken;
}

function* copiesOf(
  { articles, users, reviews }: Templates,
  size: number,
  { told, reviewed }: Known,
): Generator<Copy> {
  for (let index = 0; index < size; index += 1) {
    yield memberCopy(users, index);
    yield articleCopy(articles, index);
    if (index % 2 === 0) yield reviewCopy(reviews, index, reviewed);
    if (index % 10 === 0 || index < FIRST) yield* mentionCopies(index, told);
  }
}

// More than a page holds.
const FIRST = 60;

// Older than what the API writes, each at a moment of its own, the same in every community.
const newest = Date.now() - 3_600_000;
const momentOf = (index: number) => Timestamp.fromMillis(newest - index * 1_000);

/** The name of a member that the filling made. */
export const cloneName = (index: number) => `clone-${index}`;

/** The id of an article that the filling made. */
export const articleName = (index: number) => `article-${String(index).padStart(7, '0')}`;

// Half of everything is about the first, so that a page of it is full among a hundred.
const skillOf = (index: number): Skill =>
  index % 2 === 0 ? 'Plumber' : (SKILLS[(index >> 1) % SKILLS.length] ?? 'Plumber');

function memberCopy(template: DocumentData, index: number): Copy {
  const username = cloneName(index);
  // A third swaps with a plumber who wants a guide, a third only teaches what they want, a third neither.
  const skills: Skill[] = index % 3 === 2 ? ['Personal Chef'] : ['Tour Guide'];
  const interests: Skill[] = index % 3 === 0 ? ['Plumber'] : ['Graphic Designer'];
  const bio = `I have been at it for ${index % 40} years, with street ${index % 500} as my home.`;
  const described = { username, skills, interests, bio };
  const derived = derivedUserFields(described);
  const fields = { ...template, ...described, ...derived, id: username, uid: `uid-${index}` };
  return ['users', username, { ...fields, createdAt: momentOf(index) }];
}

const KINDS: (ArticleKind | null)[] = ['offer', 'request', 'offer', null];

function articleCopy(template: DocumentData, index: number): Copy {
  const id = articleName(index);
  const topic = index % 4 === 0 ? 'Gardening' : 'Plumbing';
  const title = index % 2 === 0 ? 'Leaking taps mended' : 'Sums explained slowly';
  const body = `On Saturdays in street ${index % 500}, for a coffee and a chat about the weather.`;
  const words = indexTokens(...searchedTexts({ title, topic, body }));
  const label = { kind: KINDS[index % KINDS.length], skill: skillOf(index) };
  const text = { title, topic, topicKey: topic.toLowerCase(), body, words, ...label };
  const username = cloneName(index);
  return ['articles', id, { ...template, ...text, id, username, createdAt: momentOf(index) }];
}

function reviewCopy(template: DocumentData, index: number, reviewed: string): Copy {
  const username = cloneName(index);
  const created_about = index % 10 === 0 || index < 2 * FIRST ? reviewed : username;
  const id = `${created_about}:${username}`;
  return ['reviews', id, { ...template, id, username, created_about, createdAt: momentOf(index) }];
}

/** A message and that somebody is told of it. */
function* mentionCopies(index: number, username: string): Generator<Copy> {
  const [reference, createdAt] = [`message-${index}`, momentOf(index)];
  const id = `mention:${reference}:${username}`;
  const told = { kind: 'mention', actor: cloneName(index), reference, skill: null, username };
  yield ['messages', reference, { text: `@${username}`, userName: cloneName(index), createdAt }];
  yield ['notifications', id, { ...told, id, createdAt, readAt: null }];
}
