import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { database, field, message, openRoom, resetRoom, tell } from '../../../testing/room-app.tsx';

beforeEach(resetRoom);

it('says why a message did not go through, keeps it, and sends it again under its id', async () => {
  database.createMessage.mockRejectedValue(Object.assign(new Error(), { code: 'permission-denied' }));
  database.isStored.mockResolvedValue(false);
  const user = await openRoom();
  await user.type(field(), 'Hello{Enter}');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(message(-1)).toHaveTextContent('Hello');
  expect(message(-1)).toHaveTextContent('Not sent. The room did not take this.');
  const id = database.createMessage.mock.lastCall?.[0];
  database.createMessage.mockResolvedValue(undefined);
  await user.click(retry);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(database.createMessage.mock.lastCall?.[0]).toBe(id);
});

it('case 84: a message that the server has not taken yet reads as being sent', async () => {
  const taken = Promise.withResolvers<undefined>();
  database.createMessage.mockReturnValue(taken.promise);
  const user = await openRoom();
  await user.type(field(), 'On my way{Enter}');
  expect(message(-1)).toHaveTextContent('On my way');
  expect(message(-1)).toHaveTextContent('Sending …');
  taken.resolve(undefined);
  await vi.waitFor(() => expect(screen.queryByText('Sending …')).toBeNull());
});

it('waits while there is no connection, and says so', async () => {
  const user = await openRoom();
  tell({ live: false });
  await user.type(field(), 'Later{Enter}');
  expect(message(-1)).toHaveTextContent('Waits for the connection');
  expect(database.createMessage).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Later')).toBeNull();
});
