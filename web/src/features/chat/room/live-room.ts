import { LIMITS } from '@knack/contract/limits';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LiveWindow, StoredMessage } from '../../../lib/firebase/messages.ts';
import { keepListening } from './listening.ts';
import type { RoomClient } from './room-client.ts';
import { NO_MESSAGES, withEarlier, withWindow, type RoomMessages } from './room-messages.ts';

/** Where older messages are read from: before the first one, or into the gap. */
export type ReadingFrom = 'start' | 'gap';

export interface RoomState extends RoomMessages {
  /** `opening` until the server has shown its messages once; `failed` when that did not come about so far. */
  status: 'opening' | 'ready' | 'failed';
  /** Whether the messages are what the server holds at this moment. */
  live: boolean;
  reading: ReadingFrom | null;
  readingFailed: ReadingFrom | null;
}

/** What a snapshot of the server's newest messages did to the room. */
export interface RoomChange {
  room: RoomMessages;
  /** Deleted, and not through `takeBack` here. */
  gone: StoredMessage[];
  pendingIds: readonly string[];
}

/** The room, kept up to date while somebody is in it. */
export interface LiveRoom {
  readonly store: Pick<StoreApi<RoomState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Starts listening, or goes on; returns how to leave. */
  enter: () => () => void;
  /** Tries again now to be live. */
  retry: () => void;
  /** Something does not answer: the connection may be dead without having said so. */
  doubt: () => void;
  readOlder: (from: ReadingFrom) => Promise<void>;
  /** Deletes a message from the room; rejects when that was refused. */
  takeBack: (id: string) => Promise<void>;
}

interface LiveRoomOptions {
  loadClient: () => Promise<RoomClient>;
  changed: (change: RoomChange) => void;
  /** Whether to go on listening although nobody is in the room. */
  isNeeded: () => boolean;
}

/** How long the listener goes on when the last one has left: a look at a profile should cost nothing. */
const LINGER = 30_000;

/** Messages to a page of history. */
export const PAGE = 50;

export function createLiveRoom({ loadClient, changed, isNeeded }: LiveRoomOptions): LiveRoom {
  const store = createStore<RoomState>(() => ({
    ...NO_MESSAGES,
    status: 'opening',
    live: false,
    reading: null,
    readingFailed: null,
  }));
  const takenBack = new Set<string>();
  let people = 0;
  let listening: ReturnType<typeof keepListening> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const see = (window: LiveWindow) => {
    // Without a connection a snapshot holds nothing that is not here, and may lack what is.
    if (!window.live) return;
    const { messages, start, gap } = store.getState();
    const { room, gone } = withWindow({ messages, start, gap }, window);
    store.setState({ ...room, status: 'ready' });
    changed({ room, gone: gone.filter(({ id }) => !takenBack.has(id)), pendingIds: window.pendingIds });
  };

  const listen = () =>
    keepListening({
      listen: async (live, failed) => {
        const client = await loadClient();
        return client.watchNewest((window) => {
          see(window);
          live(window.live);
          if (!window.live) fail();
        }, failed);
      },
      redial: async () => (await loadClient()).redial(),
      liveChanged: (live) => store.setState({ live }),
      failed: () => fail(),
    });

  /** Says so where nothing has been shown yet; what is on screen stays there. */
  const fail = () => {
    if (store.getState().status === 'opening') store.setState({ status: 'failed' });
  };

  const leaveLater = () => {
    leaving = setTimeout(() => {
      if (isNeeded()) return leaveLater();
      listening?.stop();
      listening = undefined;
      store.setState({ live: false });
    }, LINGER);
  };

  return {
    store,
    enter: () => {
      people += 1;
      clearTimeout(leaving);
      listening ??= listen();
      return () => {
        people -= 1;
        if (people === 0) leaveLater();
      };
    },
    retry: () => {
      if (store.getState().status === 'failed') store.setState({ status: 'opening' });
      listening?.retry();
    },
    doubt: () => listening?.doubt(),
    readOlder: async (from) => {
      const place = store.getState()[from];
      if (place === null || store.getState().reading !== null) return;
      store.setState({ reading: from, readingFailed: null });
      try {
        const page = await (await loadClient()).readEarlier(place, Math.min(PAGE, LIMITS.chatWindow));
        const { messages, start, gap } = store.getState();
        store.setState({ ...withEarlier({ messages, start, gap }, place, page), reading: null });
      } catch {
        store.setState({ reading: null, readingFailed: from });
      }
    },
    takeBack: async (id) => {
      const client = await loadClient();
      takenBack.add(id);
      try {
        await client.deleteMessage(id);
        // One that has slid out of the live window is not seen to go.
        store.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }));
      } catch (error) {
        takenBack.delete(id);
        throw error;
      }
    },
  };
}
