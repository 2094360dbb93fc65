import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@knack/contract/messages';
import type { LiveWindow, StoredMessage } from '../../lib/firebase/messages.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import type { Session } from '../../lib/session.ts';
import { messageAt } from './room/room-fixtures.ts';

const server = vi.hoisted(() => ({
  watchNewest: vi.fn(),
  readEarlier: vi.fn(),
  createMessage: vi.fn(),
  isStored: vi.fn(),
  deleteMessage: vi.fn(),
}));
vi.mock('../../lib/firebase/messages.ts', () => server);
vi.mock('../../lib/firebase/firestore.ts', () => ({ redial: () => Promise.resolve() }));
vi.mock('../../lib/auth-client.ts', () => ({
  loadAuthClient: () => Promise.resolve({ renewAccount: () => Promise.resolve(null) }),
}));

const account = { uid: 'uid-bob', email: 'bob@knack.test', displayName: 'bob', photoURL: null };
const asBob: Session = { status: 'signedIn', account, username: 'bob', profileFailed: false };

let show: (window: Partial<LiveWindow>) => void;
let shown: StoredMessage[];

beforeEach(() => {
  vi.resetAllMocks();
  for (const name of ['ResizeObserver', 'IntersectionObserver']) {
    vi.stubGlobal(
      name,
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
  }
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollTo = () => undefined;
  shown = [
    messageAt(1, { text: 'Who has a ladder?' }),
    messageAt(2, { userId: 'uid-bob', userName: 'bob', text: 'I do' }),
  ];
  server.watchNewest.mockImplementation((changed: (window: LiveWindow) => void) => {
    show = (window) =>
      act(() => changed({ messages: shown, pendingIds: [], full: false, live: true, ...window }));
    return Promise.resolve(() => undefined);
  });
  server.createMessage.mockImplementation((id: string, fields: Message) => {
    shown = [...shown, { ...fields, id, createdAt: Date.now() }];
    return Promise.resolve();
  });
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

async function enter(session: Session, address = '/chatapp') {
  // The room outlives its screen, so every test has a page of its own.
  vi.resetModules();
  const { sessionStore } = await import('../../lib/session.ts');
  const { default: ChatScreen } = await import('../../app/screens/chat-screen.tsx');
  act(() => sessionStore.setState(session, true));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <ChatScreen />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(server.watchNewest).toHaveBeenCalled());
  await act(() => Promise.resolve());
  show({});
  return userEvent.setup();
}

const log = () => screen.getByRole('log', { name: 'Conversation' });
const field = () => screen.getByRole('textbox', { name: 'Message' });
const messages = () =>
  within(log())
    .getAllByRole('listitem')
    .filter((item) => item.dataset['message']);
/** The message at an index, from the end if negative. */
function message(index: number): HTMLElement {
  const found = messages().at(index);
  if (found === undefined) throw new Error(`There is no message ${index}`);
  return found;
}

describe('the log', () => {
  it('is polite, can be scrolled with the keyboard and shows who said what', async () => {
    await enter(asBob);
    expect(log()).toHaveAttribute('tabindex', '0');
    await vi.waitFor(() => expect(log()).toHaveAttribute('aria-live', 'polite'), { timeout: 3_000 });
    const [others, own] = [message(0), message(1)];
    expect(within(others).getByRole('link', { name: 'ada' })).toHaveAttribute('href', '/user/ada');
    // The face of somebody without a photo is their initial.
    expect(within(others).getByText('A', { exact: true })).toBeVisible();
    expect(within(own).queryByText('B', { exact: true })).toBeNull();
    expect(own).toHaveTextContent('You');
    expect(within(own).queryByRole('link')).toBeNull();
    expect(within(others).queryByRole('button', { name: 'Delete what you said' })).toBeNull();
  });

  it('shows markup as text, and masks what nobody masked', async () => {
    await enter(asBob);
    shown = [messageAt(1, { text: '<img src=x onerror=alert(1)> fuck {{1+1}}' })];
    show({});
    expect(message(0)).toHaveTextContent('<img src=x onerror=alert(1)> **** {{1+1}}');
    expect(log().querySelector('img')).toBeNull();
  });

  it('makes safe links of web addresses', async () => {
    await enter(asBob);
    shown = [messageAt(1, { text: 'https://knack.example/a and javascript:alert(1)' })];
    show({});
    const link = within(message(0)).getByRole('link', { name: 'https://knack.example/a' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(within(message(0)).getAllByRole('link')).toHaveLength(2); // the author and the address
  });

  it('says that nobody has said anything', async () => {
    await enter(asBob);
    shown = [];
    show({});
    expect(screen.getByRole('heading', { name: 'Nobody has said anything yet' })).toBeVisible();
  });
});

describe('writing', () => {
  it('sends with Enter, masked, under a fresh id, and empties the field', async () => {
    const user = await enter(asBob);
    await user.type(field(), 'What the fuck{Enter}');
    await vi.waitFor(() => expect(server.createMessage).toHaveBeenCalledOnce());
    expect(server.createMessage).toHaveBeenCalledWith(expect.stringMatching(/^[\w-]{20,64}$/), {
      userId: 'uid-bob',
      userName: 'bob',
      userPhotoURL: null,
      text: 'What the ****',
    });
    expect(field()).toHaveValue('');
    show({});
    expect(message(-1)).toHaveTextContent('What the ****');
  });

  it('makes a new line with Shift and Enter', async () => {
    const user = await enter(asBob);
    await user.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field()).toHaveValue('one\ntwo');
    expect(server.createMessage).not.toHaveBeenCalled();
    await user.clear(field());
  });

  it('says why a message did not go through, keeps it, and sends it again under its id', async () => {
    server.createMessage.mockRejectedValue(Object.assign(new Error(), { code: 'permission-denied' }));
    server.isStored.mockResolvedValue(false);
    const user = await enter(asBob);
    await user.type(field(), 'Hello{Enter}');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(message(-1)).toHaveTextContent('Hello');
    expect(message(-1)).toHaveTextContent('Not sent. The room did not take this.');
    const [id] = server.createMessage.mock.lastCall as [string];
    server.createMessage.mockResolvedValue(undefined);
    await user.click(retry);
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(server.createMessage.mock.lastCall?.[0]).toBe(id);
  });

  it('case 84: a message that the server has not taken yet reads as being sent', async () => {
    const taken = Promise.withResolvers<undefined>();
    server.createMessage.mockReturnValue(taken.promise);
    const user = await enter(asBob);
    await user.type(field(), 'On my way{Enter}');
    expect(message(-1)).toHaveTextContent('On my way');
    expect(message(-1)).toHaveTextContent('Sending …');
    taken.resolve(undefined);
    await vi.waitFor(() => expect(screen.queryByText('Sending …')).toBeNull());
  });

  it('waits while there is no connection, and says so', async () => {
    const user = await enter(asBob);
    show({ live: false });
    await user.type(field(), 'Later{Enter}');
    expect(message(-1)).toHaveTextContent('Waits for the connection');
    expect(server.createMessage).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Later')).toBeNull();
  });

  it('begins with whom the address names, once', async () => {
    await enter(asBob, '/chatapp?mention=Ada');
    expect(field()).toHaveValue('@ada ');
    expect(screen.getByLabelText('address')).toHaveTextContent(/^\/chatapp$/);
  });

  it('offers people after an @, with the keys of a list', async () => {
    const user = await enter(asBob);
    await user.clear(field());
    await user.type(field(), 'Hi @');
    const list = screen.getByRole('listbox', { name: 'People in the room' });
    const option = within(list).getByRole('option', { name: 'ada' });
    expect(field()).toHaveAttribute('aria-activedescendant', option.id);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('a');
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('Hi @ada ');
    expect(server.createMessage).not.toHaveBeenCalled();
  });
});

describe('deleting', () => {
  it('asks first', async () => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
    server.deleteMessage.mockResolvedValue(undefined);
    const user = await enter(asBob);
    await user.click(within(message(1)).getByRole('button', { name: 'Delete what you said' }));
    expect(server.deleteMessage).not.toHaveBeenCalled();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(server.deleteMessage).toHaveBeenCalledExactlyOnceWith('m002');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('I do')).toBeNull();
  });
});

describe('whoever cannot write', () => {
  it.each<[string, Session, string, string]>([
    ['signed out', { status: 'signedOut' }, 'Sign in', '/login?next=%2Fchatapp'],
    ['without a profile', { ...asBob, username: null }, 'Create your profile', '/createYourUser'],
  ])('%s: reads, and is shown the way', async (_who, session, name, address) => {
    await enter(session);
    expect(messages()).toHaveLength(2);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('who could not be known: can have it tried again', async () => {
    await enter({ status: 'failed' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

it('the title counts what comes while nobody looks', async () => {
  await enter(asBob);
  expect(document.title).toBe('Chat · Knack');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  shown = [...shown, messageAt(3), messageAt(4)];
  show({});
  expect(document.title).toBe('(2) Chat · Knack');
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(document.title).toBe('Chat · Knack');
  expect(within(log()).getByText('New since you were last here')).toBeVisible();
});
