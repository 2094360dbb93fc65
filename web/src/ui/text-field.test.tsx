import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

it('is named by its label alone, and described by hint, error and counter', () => {
  render(
    <TextField
      label="Title"
      name="title"
      hint="A few words."
      error="Must not be empty."
      max={120}
      optional
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Title' });
  expect(field).toHaveAccessibleDescription(/A few words\. Must not be empty\. 0 of 120 characters/);
  expect(field).toBeInvalid();
});

it('is neither described nor invalid where there is nothing to say', () => {
  render(<TextField label="Email" name="email" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).not.toHaveAttribute('aria-describedby');
  expect(field).toBeValid();
});

it('counts code points of the text as it will be stored', async () => {
  render(<TextField label="Title" name="title" max={120} />);
  await userEvent.type(screen.getByRole('textbox'), '  🔧é ');
  expect(screen.getByText('2 / 120')).toBeInTheDocument();
});

it('lets too long a text stand, and says by how much', async () => {
  render(<TextArea label="Body" name="body" max={3} defaultValue="abcd" />);
  const field = screen.getByRole('textbox', { name: 'Body' });
  expect(field).toHaveAccessibleDescription(/1 character too long/);
  expect(field).toBeInvalid();
  await userEvent.type(field, 'e');
  expect(field).toHaveValue('abcde');
  expect(field).toHaveAccessibleDescription(/2 characters too long/);
  await userEvent.type(field, '{Backspace}{Backspace}');
  expect(field).toBeValid();
});

it('counts again from the start when its form is reset', async () => {
  render(
    <form>
      <TextField label="Title" name="title" max={120} defaultValue="ab" />
      <button type="reset">Start again</button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'cde');
  expect(screen.getByText('5 / 120')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('2 / 120')).toBeInTheDocument();
});

it('follows a value that the caller holds', () => {
  const { rerender } = render(<TextArea label="Bio" value="one" max={10} onChange={() => undefined} />);
  rerender(<TextArea label="Bio" value="one two" max={10} onChange={() => undefined} />);
  expect(screen.getByText('7 / 10')).toBeInTheDocument();
});

it('says only once that a text is too long', () => {
  render(
    <TextField
      label="Title"
      max={3}
      value="four"
      error="Must be at most 3 characters."
      onChange={() => {}}
    />,
  );
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(
    /^4 of 3 characters.*1 character too long$/,
  );
  expect(screen.getByLabelText('Title')).toBeInvalid();
});
