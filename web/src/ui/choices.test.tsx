import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CheckboxGroup } from './checkbox-group.tsx';
import { RatingField } from './rating-field.tsx';
import { SelectField } from './select-field.tsx';

const formData = () => new FormData(screen.getByRole<HTMLFormElement>('form'));

it('sends every ticked option of a checkbox group under one name', async () => {
  const changed = vi.fn();
  render(
    <form aria-label="profile">
      <CheckboxGroup
        legend="Skills"
        name="skills"
        options={[{ value: 'Plumber' }, { value: 'Tour Guide' }, { value: 'Personal Chef' }]}
        defaultSelected={['Plumber']}
        error="Must not name a skill twice."
        onChange={changed}
      />
    </form>,
  );
  const group = screen.getByRole('group', { name: 'Skills' });
  expect(group).toHaveAccessibleDescription('Must not name a skill twice.');
  await userEvent.click(within(group).getByRole('checkbox', { name: 'Personal Chef' }));
  expect(formData().getAll('skills')).toEqual(['Plumber', 'Personal Chef']);
  expect(changed).toHaveBeenLastCalledWith(['Plumber', 'Personal Chef']);
});

it('offers a rating from 1 to 5 as radio buttons that the arrow keys move through', async () => {
  render(
    <form aria-label="review">
      <RatingField legend="Rating" name="rating" max={5} defaultValue={5} />
    </form>,
  );
  const group = screen.getByRole('group', { name: 'Rating' });
  expect(
    within(group)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value')),
  ).toEqual(['1', '2', '3', '4', '5']);
  expect(within(group).getByRole('radio', { name: '5' })).toBeChecked();
  await userEvent.click(within(group).getByRole('radio', { name: '2' }));
  expect(formData().get('rating')).toBe('2');
});

it('names a select by its label', async () => {
  render(
    <SelectField label="Order" name="order">
      <option>Newest first</option>
      <option>Oldest first</option>
    </SelectField>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Oldest first');
  expect(screen.getByRole('combobox')).toHaveValue('Oldest first');
});
