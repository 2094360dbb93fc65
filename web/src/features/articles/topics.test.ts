import { describe, expect, it } from 'vitest';
import { topicsOf } from './topics.ts';

const about = (topic: string) => ({
  id: topic,
  username: 'ada',
  title: 'A title',
  topic,
  body: 'A body',
  kind: null,
  skill: null,
  fulfilledAt: null,
  updatedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});

describe('the topics of articles', () => {
  it('are each named once, the most frequent first, regardless of case', () => {
    expect(topicsOf(['Food', 'Plumbing', 'plumbing', 'Maths'].map(about))).toEqual([
      'Plumbing',
      'Food',
      'Maths',
    ]);
  });

  it('are twelve at the most', () => {
    expect(topicsOf(Array.from({ length: 20 }, (_, index) => about(`topic ${index}`)))).toHaveLength(12);
  });
});
