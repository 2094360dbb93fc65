import { days } from '../ago.ts';
import type { DemoArticle } from '../content.ts';

export const MOSS_ARTICLES: readonly DemoArticle[] = [
  { ago: days(27), title: 'Gate', topic: 'Street life', body: 'Oiled it.' },
];
