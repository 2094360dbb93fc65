const MINUTE = 60_000;

/** A stretch of time in milliseconds, for "so long before the demo community is loaded". */
export const minutes = (count: number) => Math.round(count * MINUTE);
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);
