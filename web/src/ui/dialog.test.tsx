import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="A question" onClose={() => setOpen(false)}>
        <p>Well?</p>
      </Dialog>
    </>
  );
}

it('opens as a modal dialog named by its title, and closes by its button', async () => {
  render(<Opener />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'A question' })).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes by Escape and by the backdrop, not by a press inside', async () => {
  render(<Opener />);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await open();
  // The browser turns Escape into this event.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  await userEvent.click(screen.getByText('Well?'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks before it acts, with the focus on the safe answer', async () => {
  const confirmed = vi.fn();
  const cancelled = vi.fn();
  render(
    <ConfirmDialog
      open
      title="Take it down?"
      confirmLabel="Take it down"
      onConfirm={confirmed}
      onCancel={cancelled}
    >
      It is gone then.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Take it down' }));
  expect(confirmed).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});
