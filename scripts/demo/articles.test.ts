import { expect, test } from 'vitest';
import * as v from 'valibot';
import { ARTICLE_KINDS, newArticle } from '@knack/contract/articles';
import { LIMITS } from '@knack/contract/limits';
import { SKILLS } from '@knack/contract/skills';
import { countCodePoints } from '@knack/contract/text';
import { hours } from './ago.ts';
import { ARTICLES } from './articles.ts';
import { MEMBERS } from './members.ts';

const articles = MEMBERS.flatMap(({ username, joined }) =>
  (ARTICLES[username] ?? []).map((article) => ({ ...article, username, joined })),
);
const lengths = articles.map(({ body }) => countCodePoints(body));
const titleLengths = articles.map(({ title }) => countCodePoints(title));

test.each(articles)('"$title" can be published as it stands', (given) => {
  const { title, topic, body, username, kind = null, skill = null } = given;
  const article = { title, topic, body, username, kind, skill };
  expect(v.parse(newArticle, article)).toEqual(article);
});

test('nobody writes before joining, or in the future, or twice at the same moment', () => {
  for (const { ago, joined } of articles) {
    expect(ago).toBeGreaterThan(0);
    expect(ago).toBeLessThan(joined);
  }
  expect(new Set(articles.map(({ ago }) => ago)).size).toBe(articles.length);
});

test('there are more than forty, so that the feed has several pages', () => {
  expect(articles.length).toBeGreaterThan(40);
});

test('bodies reach from a few words to some three thousand characters', () => {
  expect(lengths.filter((length) => length <= LIMITS.cardBody.whole).length).toBeGreaterThanOrEqual(5);
  expect(lengths.filter((length) => length > 1_000).length).toBeGreaterThanOrEqual(5);
  expect(Math.max(...lengths)).toBeGreaterThan(2_500);
});

test('titles reach from one word to nearly the limit', () => {
  expect(Math.min(...titleLengths)).toBeLessThanOrEqual(4);
  expect(Math.max(...titleLengths)).toBeGreaterThan(LIMITS.articleTitle - 10);
});

test('there are offers and requests of every skill, open ones and fulfilled ones, and notes that are neither', () => {
  for (const skill of SKILLS) expect(articles.filter((article) => article.skill === skill)).not.toEqual([]);
  const counts = Map.groupBy(articles, ({ kind }) => kind);
  for (const kind of [...ARTICLE_KINDS, undefined]) expect(counts.get(kind)?.length).toBeGreaterThan(5);
  const settled = articles.filter(({ fulfilled }) => fulfilled);
  expect(settled.length).toBeGreaterThanOrEqual(3);
  for (const { kind, ago } of settled) {
    expect(kind).toBeDefined();
    expect(ago).toBeGreaterThan(hours(20));
  }
});

test('ten topics recur, always in the same spelling', () => {
  const counts = Map.groupBy(articles, ({ topic }) => topic);
  expect(counts.size).toBe(10);
  expect(new Set([...counts.keys()].map((topic) => topic.toLowerCase())).size).toBe(10);
  for (const ofTopic of counts.values()) expect(ofTopic.length).toBeGreaterThanOrEqual(2);
});

test('there are paragraphs, an emoji, an accent, right-to-left writing and a web address', () => {
  const text = articles.map(({ title, body }) => `${title}\n${body}`).join('\n');
  expect(text).toMatch(/\n\n/);
  expect(text).toMatch(/\p{Extended_Pictographic}/u);
  expect(text).toMatch(/[éèêí]/);
  expect(text).toMatch(/\p{Script=Arabic}{3}/u);
  expect(text).toMatch(/https:\/\/[\w.]+\.example\//);
});
