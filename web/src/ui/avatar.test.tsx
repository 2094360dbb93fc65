import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { Stars } from './stars.tsx';

it('shows the initial where there is no photo but the placeholder', () => {
  render(<Avatar name="élan" src="/avatar.svg" label="élan" />);
  expect(screen.getByRole('img', { name: 'élan' })).toHaveTextContent(/^É$/);
});

it('cuts no emoji in half', () => {
  render(<Avatar name="👩🏽‍🍳 chef" label="chef" />);
  expect(screen.getByRole('img')).toHaveTextContent(/^👩🏽‍🍳$/);
});

it('gives the same name the same colour', () => {
  const { container } = render(
    <>
      <Avatar name="ada" />
      <Avatar name="Ada" />
    </>,
  );
  const [first, second] = container.children;
  expect(first?.className).toBe(second?.className);
});

it('case 91: falls back to the initial when the photo does not load, and tries a new photo', () => {
  const { rerender } = render(<Avatar name="ada" src="/gone.png" label="ada" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'ada' })).toHaveTextContent('A');
  rerender(<Avatar name="ada" src="/new.png" label="ada" />);
  expect(screen.getByRole('img', { name: 'ada' })).toHaveAttribute('src', '/new.png');
});

it('is silent beside a name', () => {
  render(<Avatar name="ada" src="/photo.png" />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('reads a rating aloud', () => {
  render(<Stars value={4.67} />);
  expect(screen.getByRole('img', { name: '4.7 out of 5 stars' })).toBeInTheDocument();
});
