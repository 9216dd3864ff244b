import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Select } from './select.js';

const options = [
  { value: '', label: 'Hammasi' },
  { value: 'optika', label: 'Optika' },
  { value: 'kvant', label: 'Kvant fizikasi', disabled: true },
];

it('has no accessibility violations', async () => {
  const { container } = render(<Select label="Boʻlim" options={options} error="Boʻlimni tanlang." />);
  expect(await axe(container)).toHaveNoViolations();
});

it('is a native select with a name', async () => {
  const onChange = jest.fn();
  render(<Select label="Boʻlim" options={options} onChange={onChange} />);
  const select = screen.getByRole('combobox', { name: 'Boʻlim' });
  await userEvent.selectOptions(select, 'Optika');
  expect(select).toHaveValue('optika');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('option', { name: 'Kvant fizikasi' })).toBeDisabled();
});
