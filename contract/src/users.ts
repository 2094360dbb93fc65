import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { skillSet } from './skills.ts';
import { optionalText } from './text.ts';
import { timestamp } from './timestamps.ts';

/** The avatar of whoever has no photo, shipped with the app. */
export const PLACEHOLDER_AVATAR = '/avatar.svg';

/** What a member may say about themselves; used for creating and for editing a profile. */
export const profileFields = {
  bio: optionalText(LIMITS.bio),
  skills: skillSet,
  interests: skillSet,
  showEmail: v.boolean('Must be true or false.'),
};

/** A change of one's own profile: what is absent stays as it is. */
export const profileChange = v.partial(v.strictObject(profileFields));

export type ProfileChange = v.InferOutput<typeof profileChange>;

/** A member as everybody sees them. `email` is null when there is none or it is not shown. */
export const user = v.object({
  id: v.string(),
  username: v.string(),
  email: v.nullable(v.string()),
  img_url: v.string(),
  bio: v.string(),
  skills: skillSet,
  interests: skillSet,
  /** `average` has two decimals at the most; it is null while `count` is 0. */
  rating: v.object({ average: v.nullable(v.number()), count: v.number() }),
  createdAt: timestamp,
});

export type User = v.InferOutput<typeof user>;

/** A member as they see themselves. */
export const ownUser = v.object({ ...user.entries, showEmail: v.boolean() });

export type OwnUser = v.InferOutput<typeof ownUser>;

const { rating: _derived, ...storedAlike } = user.entries;

/** A member as stored. `token` has no known purpose and is always null. */
export const storedUser = v.object({
  ...storedAlike,
  uid: v.string(),
  showEmail: v.boolean(),
  token: v.null(),
  ratingCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ratingSum: v.pipe(v.number(), v.integer(), v.minValue(0)),
  updatedAt: timestamp,
});

export type StoredUser = v.InferOutput<typeof storedUser>;
