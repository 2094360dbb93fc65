import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { PATHS } from '../../../config/paths.ts';
import type { StoredMessage } from '../../../lib/firebase/messages.ts';
import { loadAuthClient } from '../../../lib/auth-client.ts';
import { sessionStore, type Session } from '../../../lib/session.ts';
import { deliver } from './deliver.ts';
import { createLiveRoom, type RoomChange, type RoomState } from './live-room.ts';
import { memberOf } from './member.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { wasTooFast } from './pacing.ts';
import { loadRoomClient } from './room-client.ts';
import { whileUnanswered } from './while-unanswered.ts';

const outboxStore = createStore<{ outbox: Outbox | null }>(() => ({ outbox: null }));
const currentOutbox = () => outboxStore.getState().outbox;

/** The one room of this page. */
export const liveRoom = createLiveRoom({
  loadClient: loadRoomClient,
  changed: settleOutbox,
  isNeeded: () =>
    currentOutbox()
      ?.store.getState()
      .messages.some(({ state }) => state !== 'failed') ?? false,
});

liveRoom.store.subscribe(({ live }, { live: wasLive }) => {
  if (live !== wasLive) currentOutbox()?.setConnected(live);
});

/** The room as it is. */
export function useRoom(): RoomState {
  return useStore(liveRoom.store);
}

/** Keeps the room live while the component is there. */
export function useLiveRoom(): void {
  useEffect(() => liveRoom.enter(), []);
}

/** The outbox of the member who is signed in, null for everybody else. */
export function useOutbox(): Outbox | null {
  return useStore(outboxStore, ({ outbox }) => outbox);
}

function followSession(session: Session): void {
  const member = memberOf(session);
  const outbox = currentOutbox();
  if (member?.userId === outbox?.userId) return;
  // While it is being found out who is here, nobody has signed out.
  if (member === null && session.status !== 'signedOut') return;
  outbox?.close();
  const opened = member && openOutbox(member.userId, (message) => send(message));
  outboxStore.setState({ outbox: opened });
  opened?.setConnected(liveRoom.store.getState().live);
}

async function send({ id, text }: { id: string; text: string }) {
  const member = memberOf(sessionStore.getState());
  if (member === null) return 'signed-out';
  const answered = whileUnanswered(() => liveRoom.doubt());
  try {
    const client = await loadRoomClient();
    return await deliver(client, renewToken, { ...member, id, text });
  } catch {
    return 'broken';
  } finally {
    answered();
  }
}

async function renewToken(): Promise<void> {
  await (await loadAuthClient()).renewAccount();
}

/** What the room holds has arrived; what was sent and is not there was taken down again. */
function settleOutbox({ room, gone, pendingIds, catchingUp }: RoomChange): void {
  const outbox = currentOutbox();
  if (outbox === null) return;
  const here = new Set(room.messages.map(({ id }) => id));
  const own = room.messages
    .filter(({ userId }) => userId === outbox.userId)
    .map(({ createdAt }) => createdAt);
  const takenDown = ({ id, text }: Pick<StoredMessage, 'id' | 'text'>, at: number) => {
    if (wasTooFast(at, own)) outbox.fail({ id, text, writtenAt: at }, 'too-fast');
    else outbox.drop((each) => each === id);
  };
  outbox.drop((id) => here.has(id));
  for (const message of gone) if (message.userId === outbox.userId) takenDown(message, message.createdAt);
  if (catchingUp) return;
  for (const message of outbox.store.getState().messages) {
    if (message.state === 'sent' && !pendingIds.includes(message.id))
      takenDown(message, own.at(-1) ?? message.writtenAt);
  }
}

// Whoever has come by this address is about to enter: the server is asked while the screen is still being made.
if (!import.meta.env.SSR && location.pathname === PATHS.chat) liveRoom.enter()();

followSession(sessionStore.getState());
sessionStore.subscribe(followSession);
