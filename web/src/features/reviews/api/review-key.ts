/** Where the reviews about a member are kept in the cache of the app. */
export const reviewKey = (about: string) => ['reviews', about] as const;
