import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, useState } from 'react';
import { SearchField } from './search-field.js';

const Controlled = ({ onText }: { onText?: (text: string) => void }) => {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Qidiruv"
      clearLabel="Tozalash"
      value={value}
      onChange={({ currentTarget }) => {
        setValue(currentTarget.value);
        onText?.(currentTarget.value);
      }}
    />
  );
};

it('has no accessibility violations', async () => {
  const { container } = render(
    <SearchField label="Qidiruv" clearLabel="Tozalash" value="kuch" onChange={jest.fn()} />,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('calls onChange at each keystroke and when it is cleared', async () => {
  const onText = jest.fn();
  render(<Controlled onText={onText} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Qidiruv' }), 'tok');
  await userEvent.click(screen.getByRole('button', { name: 'Tozalash' }));
  expect(onText.mock.calls).toEqual([['t'], ['to'], ['tok'], ['']]);
});

it('has a clear button only with text, which returns the focus to the field', async () => {
  const user = userEvent.setup();
  render(<Controlled />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'toʻlqin');
  await user.click(screen.getByRole('button', { name: 'Tozalash' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('clears an uncontrolled field', async () => {
  const user = userEvent.setup();
  render(<SearchField label="Qidiruv" clearLabel="Tozalash" defaultValue="kuch" />);
  await user.click(screen.getByRole('button', { name: 'Tozalash' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('passes its input to a ref', () => {
  const ref = createRef<HTMLInputElement>();
  render(<SearchField ref={ref} label="Qidiruv" clearLabel="Tozalash" name="q" />);
  expect(ref.current).toBe(screen.getByRole('searchbox'));
  expect(ref.current?.name).toBe('q');
});
