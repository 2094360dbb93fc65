import { topicKey, type Article } from '@knack/contract/articles';

const MOST = 12;

/** The topics that articles are about, most frequent first, each in the spelling that came first. */
export function topicsOf(articles: readonly Article[]): string[] {
  const found = new Map<string, { topic: string; count: number }>();
  for (const { topic } of articles) {
    const known = found.get(topicKey(topic)) ?? { topic, count: 0 };
    found.set(topicKey(topic), { ...known, count: known.count + 1 });
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ topic }) => topic);
}
