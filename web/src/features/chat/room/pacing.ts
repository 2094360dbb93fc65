import { LIMITS } from '@knack/contract/limits';

const { messages, milliseconds } = LIMITS.chatPace;

/**
 * How long to wait before the next message may go, in milliseconds; 0 is at once. `accepted` are the times by this
 * clock at which the server had taken the ones before, oldest first. A message is stamped between being sent and being
 * accepted, so counting from acceptance keeps the pace by the server's clock as well.
 */
export function pauseBeforeNext(accepted: readonly number[], now: number): number {
  const first = accepted.at(-messages);
  if (first === undefined) return 0;
  // A clock that was set back must not make anybody wait for longer than the whole stretch.
  return Math.min(Math.max(first + milliseconds - now, 0), milliseconds);
}

/** The acceptances that still matter, with one more. */
export function withAcceptance(accepted: readonly number[], now: number): number[] {
  return [...accepted, now].slice(-messages);
}

/** Whether a member's message went beyond the pace, judged from their other messages' times in milliseconds. */
export function wasTooFast(at: number, others: readonly number[]): boolean {
  return others.filter((other) => other <= at && other > at - milliseconds).length >= messages;
}
