// Apart from users.ts because the list of profane words comes with it, which no other screen needs.
import * as v from 'valibot';
import { isProfaneUsername } from './masking/mask.ts';
import { username } from './usernames.ts';
import { profileFields } from './users.ts';

/** Names that would pass for the product, its staff or a part of an address. */
const RESERVED = new Set(
  `about account admin administrator anonymous api app article articles auth chat chatapp community config contact
  createyouruser deleted error everyone feed guest help home hostmaster info knack login logout mail me member
  members mod moderator moderators null official owner postmaster profile register review reviews root security
  settings signin signout signup staff success support system team undefined user username userprofile users
  webmaster www you`.split(/\s+/),
);

/** A username that somebody may take: neither reserved nor profane, in whole or in a part between `_` and `-`. */
export const newUsername = v.pipe(
  username,
  v.check((name) => !RESERVED.has(name), 'Is reserved; please choose another.'),
  v.check((name) => !isProfaneUsername(name), 'Must not hold profane words; please choose another.'),
);

/** What somebody signed in sends to become a member. */
export const newUser = v.strictObject({
  username: newUsername,
  skills: profileFields.skills,
  interests: profileFields.interests,
  bio: v.optional(profileFields.bio, ''),
  showEmail: v.optional(profileFields.showEmail, true),
});

export type NewUser = v.InferOutput<typeof newUser>;
