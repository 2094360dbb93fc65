import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LiveWindow, Place, StoredMessage } from '../../../lib/firebase/messages.ts';
import { keepListening } from './listening.ts';
import { readBack, type ReadingBack } from './reading-back.ts';
import type { RoomClient } from './room-client.ts';
import { NO_MESSAGES, withWindow, type RoomMessages } from './room-messages.ts';

export interface RoomState extends RoomMessages, ReadingBack {
  /** `opening` until the server has shown its messages once; `failed` when that did not come about so far. */
  status: 'opening' | 'ready' | 'failed';
  /** Whether the messages are what the server holds at this moment. */
  live: boolean;
}

/** What the server's newest messages, or those that were missed before them, did to the room. */
export interface RoomChange {
  room: RoomMessages;
  /** Deleted, and not through `takeBack` here. */
  gone: StoredMessage[];
  pendingIds: readonly string[];
  /** Whether a stretch that was missed is still being read: what is not here may be in it. */
  catchingUp: boolean;
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
  /** Reads a page from before the room's start, or before the end of a gap. */
  readOlder: (before: Place) => Promise<void>;
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

/** A room that nobody has entered yet. */
export function createLiveRoom({ loadClient, changed, isNeeded }: LiveRoomOptions): LiveRoom {
  const store = createStore<RoomState>(() => ({
    ...NO_MESSAGES,
    status: 'opening',
    live: false,
    reading: [],
    readingFailed: [],
  }));
  const takenBack = new Set<string>();
  let people = 0;
  let listening: ReturnType<typeof keepListening> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const { getState, setState } = store;
  /** Fills one gap after the other. */
  let filling = Promise.resolve();
  let toFill = 0;
  let pendingIds: readonly string[] = [];
  const tell = (gone: StoredMessage[]) => {
    const { messages, start, gaps } = getState();
    changed({ room: { messages, start, gaps }, gone, pendingIds, catchingUp: toFill > 0 });
  };
  const { readOlder, fill } = readBack({ loadClient, getState, setState, arrived: () => tell([]) });

  const see = (window: LiveWindow) => {
    pendingIds = window.pendingIds;
    // Without a connection a snapshot holds nothing that is not here, and may lack what is.
    if (!window.live) return;
    const { messages, start, gaps, live: wasLive } = getState();
    const { room, gone, missed } = withWindow({ messages, start, gaps }, window);
    setState({ ...room, status: 'ready' });
    // Nobody was away: so much came at once that it went by between two looks of the listener.
    if (missed !== null && wasLive) {
      toFill += 1;
      filling = filling
        .then(() => fill(missed))
        .finally(() => {
          toFill -= 1;
          tell([]);
        });
    }
    tell(gone.filter(({ id }) => !takenBack.has(id)));
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
      liveChanged: (live) => setState({ live }),
      failed: () => fail(),
    });

  /** Says so where nothing has been shown yet; what is on screen stays there. */
  const fail = () => {
    if (getState().status === 'opening') setState({ status: 'failed' });
  };

  const leaveLater = () => {
    leaving = setTimeout(() => {
      if (isNeeded()) return leaveLater();
      listening?.stop();
      listening = undefined;
      setState({ live: false });
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
      if (getState().status === 'failed') setState({ status: 'opening' });
      listening?.retry();
    },
    doubt: () => listening?.doubt(),
    readOlder,
    takeBack: async (id) => {
      const client = await loadClient();
      takenBack.add(id);
      try {
        await client.deleteMessage(id);
        // One that has slid out of the live window is not seen to go.
        setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }));
      } catch (error) {
        takenBack.delete(id);
        throw error;
      }
    },
  };
}
