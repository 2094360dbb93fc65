import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds since 1970, UTC. */
export type Clock = () => number;

/** The machine's clock. */
export const systemClock: Clock = () => Date.now();

/** A moment as entities carry it: ISO 8601, UTC, with milliseconds. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * Waits before another try of something that others do at the same moment: a random part of a span that doubles
 * with every try (from 20 ms) up to 400 ms, so that the rivals do not meet again.
 */
export async function backOff(tries: number): Promise<void> {
  await pause(Math.random() * Math.min(400, 20 * 2 ** tries));
}
