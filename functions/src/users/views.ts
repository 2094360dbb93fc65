import { SKILLS } from '@knack/contract/skills';
import type { OwnUser, StoredUser, User } from '@knack/contract/users';

/** A member as everybody may see them: no uid, no token, and an e-mail only where it is shown. */
export function toUser(stored: StoredUser): User {
  const { id, username, email, showEmail, img_url, bio, skills, interests, createdAt } = stored;
  const { ratingCount: count, ratingSum: sum } = stored;
  return {
    id,
    username,
    email: showEmail ? email : null,
    img_url,
    bio,
    skills,
    interests,
    rating: { average: count === 0 ? null : average(sum, count), count },
    ratings: ratingsBySkill(stored.skillRatings),
    createdAt,
  };
}

/** A member in a list: as everybody may see them, but whoever wants e-mails has to open each profile. */
export function toListedUser(stored: StoredUser): User {
  return { ...toUser(stored), email: null };
}

/** A member as they see themselves: the same, and whether the e-mail is shown. */
export function toOwnUser(stored: StoredUser): OwnUser {
  return { ...toUser(stored), showEmail: stored.showEmail, mutedNotifications: stored.mutedNotifications };
}

/** The average and count of each skill that has reviews, in the order of the list. */
function ratingsBySkill(stored: StoredUser['skillRatings']): User['ratings'] {
  const rated = SKILLS.flatMap((skill) => {
    const { count, sum } = stored[skill] ?? { count: 0, sum: 0 };
    return count === 0 ? [] : [[skill, { average: average(sum, count), count }] as const];
  });
  return Object.fromEntries(rated);
}

/** Rounded to two decimals. */
function average(sum: number, count: number): number {
  return Math.round((sum / count) * 100) / 100;
}
