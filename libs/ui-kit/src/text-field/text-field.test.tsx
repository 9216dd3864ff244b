import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef } from 'react';
import { TextField } from './text-field.js';

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <TextField label="Ism" required />
      <TextField label="Pochta" hint="Masalan: ali@maktab.uz" error="Manzil toʻliq emas." />
      <TextField label="Kod" hideLabel />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('is named by its label without the asterisk', () => {
  render(<TextField label="Ism" required />);
  const field = screen.getByRole('textbox', { name: 'Ism' });
  expect(field).toBeRequired();
});

it('is named by a hidden label', () => {
  render(<TextField label="Kod" hideLabel />);
  expect(screen.getByRole('textbox', { name: 'Kod' })).toBeInTheDocument();
});

it('is described by hint, error and additional ids', () => {
  render(
    <>
      <p id="more">Keyin oʻzgartirish mumkin.</p>
      <TextField label="Parol" hint="Kamida 6 ta belgi." error="Parol qisqa." aria-describedby="more" />
    </>,
  );
  const field = screen.getByRole('textbox');
  expect(field).toHaveAccessibleDescription('Keyin oʻzgartirish mumkin. Kamida 6 ta belgi. Parol qisqa.');
  expect(field).toBeInvalid();
});

it('is valid and has no description without an error', () => {
  render(<TextField label="Ism" />);
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});

it('accepts an id, a ref and native handlers, as form libraries need', async () => {
  const ref = createRef<HTMLInputElement>();
  const onChange = jest.fn();
  render(<TextField label="Ism" id="ism" name="name" ref={ref} onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Ism'), 'Ali');
  expect(ref.current).toHaveValue('Ali');
  expect(ref.current).toHaveAttribute('id', 'ism');
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('shows trailing content', () => {
  render(<TextField label="Parol" type="password" trailing={<button type="button">Koʻrsatish</button>} />);
  expect(screen.getByRole('button', { name: 'Koʻrsatish' })).toBeVisible();
});
