import * as v from 'valibot';

const state = v.object({ proposedPost: v.string() });

/** What goes with a navigation to the board (its state) so that a post is begun there with this body. */
export function proposePost(body: string): v.InferOutput<typeof state> {
  return { proposedPost: body };
}

/** The body that a navigation's state proposes, or null. The browser keeps states, so anything may be in one. */
export function proposedPost(given: unknown): string | null {
  const parsed = v.safeParse(state, given);
  return parsed.success ? parsed.output.proposedPost : null;
}
