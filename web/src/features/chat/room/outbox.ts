import { createStore, type StoreApi } from 'zustand/vanilla';
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { pauseBeforeNext, withAcceptance } from './pacing.ts';
import {
  onOutboxElsewhere,
  readOutbox,
  writeOutbox,
  type OutgoingMessage,
  type SendFailure,
} from './stored-outbox.ts';

export interface OutboxState {
  /** In the order in which they were written. */
  messages: readonly OutgoingMessage[];
  /** Whether the next one waits because of the pace. */
  slowedDown: boolean;
}

/** The messages of one member that are not in the room yet. */
export interface Outbox {
  readonly userId: string;
  readonly store: Pick<StoreApi<OutboxState>, 'getState' | 'getInitialState' | 'subscribe'>;
  add: (text: string) => void;
  /** Sends a failed message once more, under its id. */
  retry: (id: string) => void;
  /** Drops a message that is not being sent. */
  discard: (id: string) => void;
  /** Messages go out while there is a connection, and wait while there is none. */
  setConnected: (connected: boolean) => void;
  /** Drops what the room holds. */
  drop: (isThere: (id: string) => boolean) => void;
  /** Says of a message that was sent, and perhaps taken down again, that it did not go through. */
  fail: (message: Pick<OutgoingMessage, 'id' | 'text' | 'writtenAt'>, failure: SendFailure) => void;
  /** Ends sending: its author has signed out. What has not gone out is kept for them as failed. */
  close: () => void;
}

/** Gives a message to the server: null when that has taken it. Never rejects; offline it may not settle for hours. */
export type Deliver = (message: OutgoingMessage) => Promise<SendFailure | null>;

const CLOSED = Symbol('closed');

/** One tab at a time sends a member's messages. Where the browser has no locks, the ids still prevent doubles. */
async function alone(userId: string, work: () => Promise<number | null>): Promise<number | null> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`knack.outbox.${userId}`, work);
}

/** Opens a member's outbox with what an earlier visit left in it. */
export function openOutbox(userId: string, deliver: Deliver): Outbox {
  const stored = readOutbox(userId);
  const store = createStore<OutboxState>(() => ({ messages: stored.messages, slowedDown: false }));
  let { accepted } = stored;
  let isStored = true;
  let connected = false;
  let closed = false;
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const closing = Promise.withResolvers<typeof CLOSED>();

  const messages = () => store.getState().messages;
  const isOpen = () => connected && !closed;
  const set = (changed: readonly OutgoingMessage[]) => {
    store.setState({ messages: changed });
    isStored = writeOutbox(userId, { messages: [...changed], accepted });
  };
  const change = (id: string, fields: Partial<OutgoingMessage>) =>
    set(messages().map((message) => (message.id === id ? { ...message, ...fields } : message)));
  /** Another tab may have sent, dropped or added some. */
  const readAgain = () => {
    if (!isStored) return;
    const found = readOutbox(userId);
    accepted = found.accepted;
    const sent = messages().filter(({ state }) => state === 'sent');
    const others = found.messages.filter(({ id }) => !sent.some((own) => own.id === id));
    store.setState({ messages: [...sent, ...others].sort((a, b) => a.writtenAt - b.writtenAt) });
  };

  /** Sends one after the other; answers how many milliseconds the pace asks to wait, or null when nothing is left. */
  const sendWaiting = async (): Promise<number | null> => {
    readAgain();
    // Nobody else is sending now: what says so was cut off by a reload, and its id will tell whether it arrived.
    for (const { id, state } of messages()) if (state === 'sending') change(id, { state: 'waiting' });
    for (;;) {
      const next = messages().find(({ state }) => state === 'waiting');
      if (next === undefined || !isOpen()) return null;
      const pause = pauseBeforeNext(accepted, Date.now());
      if (pause > 0) return pause;
      change(next.id, { state: 'sending' });
      const failure = await Promise.race([deliver(next), closing.promise]);
      if (failure === CLOSED) return null;
      if (failure === null) accepted = withAcceptance(accepted, Date.now());
      change(next.id, failure === null ? { state: 'sent' } : { state: 'failed', failure });
    }
  };

  const send = async (): Promise<void> => {
    const isDue = messages().some(({ state }) => state === 'waiting' || state === 'sending');
    if (sending || !isOpen() || !isDue) return;
    sending = true;
    clearTimeout(timer);
    const pause = await alone(userId, sendWaiting);
    sending = false;
    store.setState({ slowedDown: pause !== null });
    if (pause === null) return send(); // for one that was written in the last moment
    timer = setTimeout(() => void send(), pause);
  };

  const stopFollowing = onOutboxElsewhere(userId, () => {
    readAgain();
    void send();
  });

  return {
    userId,
    store,
    add: (text) => {
      const message = { id: createIdempotencyKey(), text, writtenAt: Date.now(), failure: null };
      set([...messages(), { ...message, state: 'waiting' }]);
      void send();
    },
    retry: (id) => {
      const message = messages().find((each) => each.id === id && each.state === 'failed');
      if (message === undefined) return;
      const others = messages().filter((each) => each !== message);
      set([...others, { ...message, writtenAt: Date.now(), state: 'waiting', failure: null }]);
      void send();
    },
    discard: (id) => set(messages().filter((each) => each.id !== id || each.state === 'sending')),
    setConnected: (now) => {
      connected = now;
      void send();
    },
    drop: (isThere) => {
      const left = messages().filter(({ id }) => !isThere(id));
      if (left.length < messages().length) set(left);
    },
    fail: ({ id, text, writtenAt }, failure) => {
      const others = messages().filter((each) => each.id !== id);
      set([...others, { id, text, writtenAt, state: 'failed', failure }]);
    },
    close: () => {
      closed = true;
      closing.resolve(CLOSED);
      clearTimeout(timer);
      stopFollowing();
      set(
        messages().map((each) =>
          each.state === 'sent' || each.state === 'failed'
            ? each
            : { ...each, state: 'failed', failure: 'signed-out' },
        ),
      );
    },
  };
}
