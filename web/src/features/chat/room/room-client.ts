import { loadAuthClient } from '../../../lib/auth-client.ts';
import { firebaseSetup } from '../../../lib/firebase/config.ts';
import { wasSignedIn } from '../../../lib/session.ts';

export type RoomClient = typeof import('../../../lib/firebase/messages.ts') &
  Pick<typeof import('../../../lib/firebase/firestore.ts'), 'redial'>;

let loading: Promise<RoomClient> | undefined;

/** The code that talks to Firestore, loaded when first asked for; rejects when it cannot be fetched, and starts over then. */
export function loadRoomClient(): Promise<RoomClient> {
  loading ??= Promise.all([
    import('../../../lib/firebase/messages.ts'),
    import('../../../lib/firebase/firestore.ts'),
    knownToSignIn(),
    // Beside the code; whoever opens the database says what is wrong with it.
    firebaseSetup().catch(() => undefined),
  ])
    .then(([messages, { redial }]) => ({ ...messages, redial }))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/**
 * Firestore's library hangs up and asks everything again when it learns who is asking, so for whoever was signed in
 * sign-in comes first. Without it the room can still be read.
 */
async function knownToSignIn(): Promise<void> {
  if (wasSignedIn()) await loadAuthClient().catch(() => undefined);
}
