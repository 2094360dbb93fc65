import { indexTokens } from '@knack/contract/search-words';
import { swapsOf } from '@knack/contract/swaps';
import type { StoredUser } from '@knack/contract/users';

/** What search looks through, the most telling first. */
export function searchedTexts({ username, skills, bio }: Pick<StoredUser, 'username' | 'skills' | 'bio'>) {
  return [username, ...skills, bio];
}

type Described = Pick<StoredUser, 'username' | 'skills' | 'interests' | 'bio'>;

/**
 * The fields of a stored member that follow from the others and are written with them, so that queries can ask for
 * them. Pure: the same for the same member, so a document from before they were stored can be given them any time.
 */
export function derivedUserFields(user: Described): Pick<StoredUser, 'words' | 'swaps'> {
  return { words: indexTokens(...searchedTexts(user)), swaps: swapsOf(user) };
}
