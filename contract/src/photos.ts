import { LIMITS } from './limits.ts';

/** The avatar of whoever has no photo, shipped with the app. */
export const PLACEHOLDER_AVATAR = '/avatar.svg';

// After the host, the characters of an address (RFC 3986) but the apostrophe; firestore.rules has the same list.
const GOOGLE_PHOTO = /^https:\/\/[a-z0-9-]+\.googleusercontent\.com\/[\w.~:/?#[\]@!$&()*+,;=%-]*$/;
const SITE_PATH = /^\/(?!\/)[\w./-]*$/;

/**
 * Whether a picture's address may be stored and shown: a path of this site, or a Google-hosted https address.
 * Anybody can set any address on their own account; everything else would let them track who looks.
 */
export function isPhotoAddress(address: string): boolean {
  return address.length <= LIMITS.photoAddress && (SITE_PATH.test(address) || isGooglePhoto(address));
}

/** Whether an address is a Google-hosted photo: the absolute kind that a sign-in account may hold. */
export function isGooglePhoto(address: string): boolean {
  return address.length <= LIMITS.photoAddress && GOOGLE_PHOTO.test(address);
}
