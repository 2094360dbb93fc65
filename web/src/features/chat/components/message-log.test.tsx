import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EarlierPage } from '../../../lib/firebase/messages.ts';
import {
  add,
  database,
  field,
  hold,
  leaveRoom,
  log,
  message,
  messages,
  openRoom,
  resetRoom,
  tell,
} from '../../../testing/room-app.tsx';
import { messageAt, messagesFrom } from '../room/room-fixtures.ts';

beforeEach(resetRoom);

describe('the log', () => {
  it('is polite, can be scrolled with the keyboard and shows who said what', async () => {
    await openRoom();
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
    await openRoom();
    hold(messageAt(1, { text: '<img src=x onerror=alert(1)> fuck {{1+1}}' }));
    tell();
    expect(message(0)).toHaveTextContent('<img src=x onerror=alert(1)> **** {{1+1}}');
    expect(log().querySelector('img')).toBeNull();
  });

  it('makes safe links of web addresses', async () => {
    await openRoom();
    hold(messageAt(1, { text: 'https://knack.example/a and javascript:alert(1)' }));
    tell();
    const link = within(message(0)).getByRole('link', { name: 'https://knack.example/a' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(within(message(0)).getAllByRole('link')).toHaveLength(2); // the author and the address
  });

  it('says that nobody has said anything', async () => {
    await openRoom();
    hold();
    tell();
    expect(screen.getByRole('heading', { name: 'Nobody has said anything yet' })).toBeVisible();
  });
});

describe('more at once than the listener shows', () => {
  const flood = () => {
    const read = Promise.withResolvers<EarlierPage>();
    database.readEarlier.mockReturnValueOnce(read.promise);
    add(...messagesFrom(11, 160));
    tell({ full: true });
    return read;
  };

  it('comes in between by itself, and what somebody sent meanwhile stays on screen', async () => {
    const user = await openRoom();
    await user.type(field(), 'Mine{Enter}');
    await vi.waitFor(() => expect(screen.queryByText('Sending …')).toBeNull());
    const read = flood();
    const gap = screen.getByRole('button', { name: 'Messages in between' });
    await vi.waitFor(() => expect(gap).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('Mine')).toBeVisible();
    const own = messageAt(3, { id: database.createMessage.mock.lastCall?.[0] ?? '', text: 'Mine' });
    await act(async () => {
      read.resolve({ messages: [own, ...messagesFrom(11, 60)], next: null });
      await read.promise;
    });
    await vi.waitFor(() => expect(messages()).toHaveLength(153));
    expect(screen.getAllByText('Mine')).toHaveLength(1);
    expect(message(2)).toHaveTextContent('Mine');
    expect(gap).not.toBeInTheDocument();
  });

  it('can be asked for where it could not be read', async () => {
    const user = await openRoom();
    const read = flood();
    await act(async () => {
      read.reject(new Error('unavailable'));
      await read.promise.catch(() => undefined);
    });
    await screen.findByText('They could not be read. Check your connection and try again.');
    expect(messages()).toHaveLength(102);
    database.readEarlier.mockResolvedValueOnce({ messages: messagesFrom(11, 60), next: null });
    await user.click(screen.getByRole('button', { name: 'Messages in between' }));
    await vi.waitFor(() => expect(messages()).toHaveLength(152));
  });
});

it('the title counts what comes while nobody looks', async () => {
  await openRoom();
  expect(document.title).toBe('Chat · Knack');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  add(messageAt(3), messageAt(4));
  tell();
  expect(document.title).toBe('(2) Chat · Knack');
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(document.title).toBe('Chat · Knack');
  expect(within(log()).getByText('New since you were last here')).toBeVisible();
});

describe('whoever comes back from another screen', () => {
  const line = () => within(log()).queryByText('New since you were last here');
  const question = messageAt(3, { text: 'Anybody?' });

  it('finds a line above what came meanwhile, and none when they come again', async () => {
    await openRoom();
    leaveRoom(() => {
      add(question);
      tell();
    });
    expect(line()).toBeVisible();
    leaveRoom(() => undefined);
    expect(line()).toBeNull();
  });

  it('finds it too where the room was not followed meanwhile', async () => {
    await openRoom();
    leaveRoom(() => tell({ live: false }));
    add(question);
    tell();
    expect(line()).toBeVisible();
  });

  it('has read what comes from then on', async () => {
    await openRoom();
    leaveRoom(() => undefined);
    add(question);
    tell();
    expect(message(-1)).toHaveTextContent('Anybody?');
    expect(line()).toBeNull();
  });
});
