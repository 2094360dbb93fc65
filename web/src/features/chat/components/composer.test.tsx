import { LIMITS } from '@knack/contract/limits';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BOB, database, field, message, openRoom, resetRoom, tell } from '../../../testing/room-app.tsx';

beforeEach(resetRoom);

it('sends with Enter, masked, under a fresh id, and empties the field', async () => {
  const user = await openRoom();
  await user.type(field(), 'What the fuck{Enter}');
  await vi.waitFor(() => expect(database.createMessage).toHaveBeenCalledOnce());
  expect(database.createMessage).toHaveBeenCalledWith(expect.stringMatching(/^[\w-]{20,64}$/), {
    userId: 'uid-bob',
    userName: 'bob',
    userPhotoURL: null,
    text: 'What the ****',
  });
  expect(field()).toHaveValue('');
  tell();
  expect(message(-1)).toHaveTextContent('What the ****');
});

it('makes a new line with Shift and Enter', async () => {
  const user = await openRoom();
  await user.type(field(), 'one{Shift>}{Enter}{/Shift}two');
  expect(field()).toHaveValue('one\ntwo');
  expect(database.createMessage).not.toHaveBeenCalled();
  await user.clear(field());
});

it('begins with whom the address names, once', async () => {
  await openRoom(BOB, '/chatapp?mention=Ada');
  expect(field()).toHaveValue('@ada ');
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/chatapp$/);
});

it('offers people after an @, with the keys of a list', async () => {
  const user = await openRoom();
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
  expect(database.createMessage).not.toHaveBeenCalled();
});

it('offers nobody whom one has blocked', async () => {
  localStorage.setItem('knack.blocked.bob', '["ada"]');
  const user = await openRoom();
  await user.clear(field());
  await user.type(field(), 'Hi @');
  expect(screen.queryByRole('option', { name: 'ada' })).toBeNull();
});

it('says that messages go out in turn while the pace holds one back', async () => {
  const accepted = Array(LIMITS.chatPace.messages).fill(Date.now());
  localStorage.setItem('knack.outbox.uid-bob', JSON.stringify({ messages: [], accepted }));
  const user = await openRoom();
  await user.type(field(), 'One more{Enter}');
  expect(await screen.findByText(/Yours go out in turn/)).toBeVisible();
  expect(database.createMessage).not.toHaveBeenCalled();
});
