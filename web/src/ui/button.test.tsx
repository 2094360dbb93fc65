import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('does what it says when pressed, and submits nothing by itself', async () => {
  const pressed = vi.fn();
  const submitted = vi.fn();
  render(
    <form onSubmit={submitted}>
      <Button onClick={pressed}>Add a post</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add a post' }));
  expect(pressed).toHaveBeenCalledOnce();
  expect(submitted).not.toHaveBeenCalled();
});

it('keeps its name and the focus while busy, and neither acts nor submits again', async () => {
  const pressed = vi.fn();
  const submitted = vi.fn();
  render(
    <form onSubmit={submitted}>
      <Button type="submit" busy onClick={pressed}>
        Submit
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Submit' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});
