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
    rating: { average: count === 0 ? null : Math.round((sum / count) * 100) / 100, count },
    createdAt,
  };
}

/** A member in a list: as everybody may see them, but whoever wants e-mails has to open each profile. */
export function toListedUser(stored: StoredUser): User {
  return { ...toUser(stored), email: null };
}

/** A member as they see themselves: the same, and whether the e-mail is shown. */
export function toOwnUser(stored: StoredUser): OwnUser {
  return { ...toUser(stored), showEmail: stored.showEmail };
}
