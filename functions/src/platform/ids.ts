import { randomFillSync } from 'node:crypto';

/** Makes a new identifier with every call. */
export type IdSource = () => string;

const BYTES = 15;
// The system is asked for many ids at a time: asking costs more than the rest of making one.
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** 120 random bits as 20 characters of `A-Z a-z 0-9 - _`, the first of them no underscore. */
export const randomId: IdSource = () => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const start = used;
  used += BYTES;
  return pool.toString('base64url', start, used).replace(/^_/, '-');
};

/**
 * Whether a text can be the id of a document of ours. Firestore throws on what it reserves (`.`, `..`, `__x__`,
 * a slash, more than 1,500 bytes), so look before asking it.
 */
export function isDocumentId(text: string): boolean {
  return /^(?!__)[\w:-]{1,128}$/.test(text);
}
