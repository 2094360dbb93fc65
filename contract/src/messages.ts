import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { requiredText } from './text.ts';

/** The collection that browsers write chat messages to. */
export const MESSAGES = 'messages';

/** What somebody says in the room. */
export const chatText = requiredText(LIMITS.chatText);

/**
 * The fields of a stored message but `createdAt`, which is the server's time. Rules promise no more than these
 * bounds, so what arrives from the store is parsed before it is shown.
 */
export const message = v.object({
  userName: v.string(),
  userId: v.string(),
  userPhotoURL: v.nullable(v.string()),
  text: v.string(),
});

export type Message = v.InferOutput<typeof message>;

/** What a message says of its author once they have deleted their account; neither can be anybody's. */
export const FORMER_MEMBER = { userName: 'Former member', userId: 'former-member' } as const;
