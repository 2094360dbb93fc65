import { randomBytes } from 'node:crypto';

/** Makes a new identifier with every call. */
export type IdSource = () => string;

/** 120 random bits as 20 characters of `A-Z a-z 0-9 - _`, the first of them no underscore. */
export const randomId: IdSource = () => randomBytes(15).toString('base64url').replace(/^_/, '-');

/**
 * Whether a text can be the id of a document of ours. Firestore throws on what it reserves (`.`, `..`, `__x__`,
 * a slash, more than 1,500 bytes), so look before asking it.
 */
export function isDocumentId(text: string): boolean {
  return /^(?!__)[\w:-]{1,128}$/.test(text);
}
