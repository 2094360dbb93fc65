/** After so many milliseconds without an answer the connection is in doubt, and again after growing pauses. */
const PATIENCE = { first: 5_000, longest: 60_000 };

/**
 * Calls `doubt` again and again until what it returns is called. More than once, because a connection that is dialled
 * anew may be as dead as the one before.
 */
export function whileUnanswered(doubt: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (pause: number) => {
    timer = setTimeout(() => {
      doubt();
      wait(Math.min(pause * 2, PATIENCE.longest));
    }, pause);
  };
  wait(PATIENCE.first);
  return () => clearTimeout(timer);
}
