/** Where a member's profile is kept in the cache of the app. */
export const profileKey = (username: string) => ['profiles', username] as const;
