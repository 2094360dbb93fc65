import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { mutedKinds } from './notifications.ts';
import { page, pageQuery, queryValue } from './pages.ts';
import { skill, skillSet } from './skills.ts';
import { optionalText } from './text.ts';
import { timestamp, timestampOrNull } from './timestamps.ts';

/** What a member may say about themselves; used for creating and for editing a profile. */
export const profileFields = {
  bio: optionalText(LIMITS.bio),
  skills: skillSet,
  interests: skillSet,
  showEmail: v.boolean('Must be true or false.'),
};

/** A change of one's own profile: what is absent stays as it is. */
export const profileChange = v.partial(v.strictObject({ ...profileFields, mutedNotifications: mutedKinds }));

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
  /** The same for each skill that a review names; a skill without reviews is not in it. */
  ratings: v.optional(v.record(skill, v.object({ average: v.number(), count: v.number() })), {}),
  createdAt: timestamp,
});

export type User = v.InferOutput<typeof user>;

/** The heading of a profile: the first letter of the username is capitalised (specification, section 2). */
export function profileHeading(username: string): string {
  return `${username.charAt(0).toUpperCase()}${username.slice(1)}'s Profile`;
}

/** A member as they see themselves. */
export const ownUser = v.object({
  ...user.entries,
  showEmail: v.boolean(),
  mutedNotifications: v.optional(mutedKinds, []),
});

export type OwnUser = v.InferOutput<typeof ownUser>;

const { rating: _rating, ratings: _ratings, ...storedAlike } = user.entries;

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A member as stored. `token` has no known purpose and is always null. `words` are the tokens that search finds them
 * by, `swaps` every swap that they could enter; a document from before either was stored has none of it.
 */
export const storedUser = v.object({
  ...storedAlike,
  uid: v.string(),
  showEmail: v.boolean(),
  token: v.null(),
  ratingCount: natural,
  ratingSum: natural,
  /** As the two above, of the reviews that name each skill; a document from before they could has none. */
  skillRatings: v.optional(v.record(skill, v.object({ count: natural, sum: natural })), {}),
  mutedNotifications: v.optional(mutedKinds, []),
  /** Counts the changes of the member's notifications. */
  notificationsVersion: v.optional(natural, 0),
  /** Up to when all notifications are read. */
  notificationsReadUpTo: timestampOrNull,
  /** Up to which time articles have been looked through for the member. */
  articlesToldUpTo: timestampOrNull,
  updatedAt: timestamp,
  words: v.optional(v.array(v.string()), []),
  swaps: v.optional(v.array(v.string()), []),
});

export type StoredUser = v.InferOutput<typeof storedUser>;

/** The query of `GET /users`: a page of the members, of those with the words, the skill and the wish that are given. */
export const usersQuery = v.strictObject({
  ...pageQuery.entries,
  q: v.optional(v.pipe(queryValue, optionalText(LIMITS.search.text))),
  teaches: v.optional(v.pipe(queryValue, skill)),
  wants: v.optional(v.pipe(queryValue, skill)),
});

export type UsersQuery = v.InferOutput<typeof usersQuery>;

/** The answer of `GET /users`, newest first. Their e-mails are on their profiles alone: here they are all null. */
export const userPage = page('users', user);

export type UserPage = v.InferOutput<typeof userPage>;
