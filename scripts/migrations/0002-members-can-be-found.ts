import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { skillSet } from '@knack/contract/skills';
import { derivedUserFields } from '../../functions/src/users/derived-fields.ts';
import type { Migration } from './migration.ts';

const member = v.object({ username: v.string(), bio: v.string(), skills: skillSet, interests: skillSet });

/** Members from before there was a search are found by it, and matched with whom they could swap. */
export const membersCanBeFound: Migration = {
  name: '0002-members-can-be-found',
  collection: 'users',
  change: (document) => {
    const { words, swaps } = derivedUserFields(v.parse(member, document));
    const present = { words: document['words'], swaps: document['swaps'] };
    return isDeepStrictEqual(present, { words, swaps }) ? null : { words, swaps };
  },
};
