/** What was asked for before the app was there (`web/src/head-start`). */
export interface FirstAnswer {
  /** What of the API it answers. */
  readonly path: string;
  readonly response: Promise<Response>;
  readonly stop: AbortController;
}

declare global {
  interface Window {
    knackFirstAnswer?: FirstAnswer | undefined;
  }
}

/** How old an answer may be before it is asked for anew, in milliseconds since the page began. */
const FRESH = 30_000;

/** Hands the answer that was asked for ahead over, to the first who asks for that path, and once. */
export function takeFirstAnswer(path: string): FirstAnswer | undefined {
  const { knackFirstAnswer: first } = window;
  if (first?.path !== path) return undefined;
  window.knackFirstAnswer = undefined;
  if (performance.now() < FRESH) return first;
  first.stop.abort();
  return undefined;
}
