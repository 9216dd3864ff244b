import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { SearchField } from './search-field.js';

const Controlled = ({ onValueChange }: { onValueChange?: (value: string) => void }) => {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Qidiruv"
      clearLabel="Tozalash"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
};

it('has no accessibility violations', async () => {
  const { container } = render(
    <SearchField label="Qidiruv" clearLabel="Tozalash" value="kuch" onValueChange={jest.fn()} />,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('calls onValueChange at each keystroke', async () => {
  const onValueChange = jest.fn();
  render(<Controlled onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Qidiruv' }), 'tok');
  expect(onValueChange.mock.calls).toEqual([['t'], ['to'], ['tok']]);
});

it('has a clear button only with text, which returns the focus to the field', async () => {
  const user = userEvent.setup();
  render(<Controlled />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'toʻlqin');
  await user.click(screen.getByRole('button', { name: 'Tozalash' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
