import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { database, message, openRoom, resetRoom } from '../../../testing/room-app.tsx';

beforeEach(resetRoom);

it('asks first', async () => {
  database.deleteMessage.mockResolvedValue(undefined);
  const user = await openRoom();
  await user.click(within(message(1)).getByRole('button', { name: 'Delete what you said' }));
  expect(database.deleteMessage).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(database.deleteMessage).toHaveBeenCalledExactlyOnceWith('m002');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('I do')).toBeNull();
});
