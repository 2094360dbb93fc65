import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { searchedTexts } from '@knack/contract/articles';
import { indexTokens } from '@knack/contract/search-words';
import type { Migration } from './migration.ts';

const article = v.object({ title: v.string(), topic: v.string(), body: v.string() });

/** Articles from before there was a search are found by it. */
export const articlesCanBeFound: Migration = {
  name: '0001-articles-can-be-found',
  collection: 'articles',
  change: (document) => {
    const words = indexTokens(...searchedTexts(v.parse(article, document)));
    return isDeepStrictEqual(document['words'], words) ? null : { words };
  },
};
