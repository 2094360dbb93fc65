import { LIMITS } from '@knack/contract/limits';
import type { Message } from '@knack/contract/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { messageAt } from '../features/chat/room/room-fixtures.ts';
import type { RoomClient } from '../features/chat/room/room-client.ts';
import type { LiveWindow, StoredMessage } from '../lib/firebase/messages.ts';
import { createQueryClient } from '../lib/query-client.ts';
import type { Session } from '../lib/session.ts';

/** Whoever looks at the room in most tests. */
export const BOB = {
  status: 'signedIn',
  account: { uid: 'uid-bob', email: 'bob@knack.test', displayName: 'bob', photoURL: null },
  username: 'bob',
  profileFailed: false,
} as const satisfies Session;

/** Stands for `lib/firebase/messages.ts`: the database as the room sees it. */
export const database = {
  watchNewest: vi.fn<RoomClient['watchNewest']>(),
  readEarlier: vi.fn<RoomClient['readEarlier']>(),
  createMessage: vi.fn<RoomClient['createMessage']>(),
  isStored: vi.fn<RoomClient['isStored']>(),
  deleteMessage: vi.fn<RoomClient['deleteMessage']>(),
};

let enterRoom: () => unknown;
let held: StoredMessage[];
let changed: (window: LiveWindow) => void;

/** The database works, and holds a question of ada's and an answer of bob's; call it before each test. */
export function resetRoom(): void {
  vi.resetAllMocks();
  for (const name of ['ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, NoObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollTo = () => undefined;
  held = [
    messageAt(1, { text: 'Who has a ladder?' }),
    messageAt(2, { userId: 'uid-bob', userName: 'bob', text: 'I do' }),
  ];
  database.watchNewest.mockImplementation((listener) => {
    changed = listener;
    return Promise.resolve(() => undefined);
  });
  database.createMessage.mockImplementation((id: string, fields: Message) => {
    held = [...held, { ...fields, id, createdAt: Date.now() }];
    return Promise.resolve();
  });
}

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What the database holds from now on; nobody has been told yet. */
export function hold(...messages: StoredMessage[]): void {
  held = messages;
}

/** Somebody else says this; nobody has been told yet. */
export function add(...messages: StoredMessage[]): void {
  held = [...held, ...messages];
}

/** The listener is told what the database holds, or the newest of it when it is `full`, and how the connection is. */
export function tell({ live = true, full = false }: { live?: boolean; full?: boolean } = {}): void {
  act(() => changed({ messages: full ? held.slice(-LIMITS.chatWindow) : held, pendingIds: [], full, live }));
}

/** Goes to the room, whose messages are there; its modules are fresh, because it outlives its screen. */
export async function openRoom(session: Session = BOB, address = '/chatapp') {
  vi.resetModules();
  vi.doMock('../lib/firebase/messages.ts', () => database);
  vi.doMock('../lib/firebase/firestore.ts', () => ({ redial: () => Promise.resolve() }));
  vi.doMock('../lib/auth-client.ts', () => ({
    loadAuthClient: () => Promise.resolve({ renewAccount: () => Promise.resolve(null) }),
  }));
  const { sessionStore } = await import('../lib/session.ts');
  const { default: ChatScreen } = await import('../app/screens/chat-screen.tsx');
  act(() => sessionStore.setState(session, true));
  enterRoom = () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <ChatScreen />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  enterRoom();
  await vi.waitFor(() => expect(database.watchNewest).toHaveBeenCalled());
  await act(() => Promise.resolve());
  tell();
  return userEvent.setup();
}

/** Goes to another screen, where `meanwhile` happens, and comes back to the room. */
export function leaveRoom(meanwhile: () => void): void {
  cleanup();
  meanwhile();
  enterRoom();
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** The conversation. */
export const log = () => screen.getByRole('log', { name: 'Conversation' });

/** The field in which a member writes. */
export const field = () => screen.getByRole('textbox', { name: 'Message' });

/** The messages on screen. */
export const messages = () =>
  within(log())
    .getAllByRole('listitem')
    .filter((item) => item.dataset['message']);

/** The message at an index, from the end if negative. */
export function message(index: number): HTMLElement {
  const found = messages().at(index);
  if (found === undefined) throw new Error(`There is no message ${index}`);
  return found;
}
