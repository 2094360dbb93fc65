export type RoomClient = typeof import('../../../lib/firebase/messages.ts') &
  Pick<typeof import('../../../lib/firebase/firestore.ts'), 'redial'>;

let loading: Promise<RoomClient> | undefined;

/** The code that talks to Firestore, loaded when first asked for; rejects when it cannot be fetched, and starts over then. */
export function loadRoomClient(): Promise<RoomClient> {
  loading ??= Promise.all([
    import('../../../lib/firebase/messages.ts'),
    import('../../../lib/firebase/firestore.ts'),
  ])
    .then(([messages, { redial }]) => ({ ...messages, redial }))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
