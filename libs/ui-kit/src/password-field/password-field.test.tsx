import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, type ComponentProps } from 'react';
import { PasswordField } from './password-field.js';

const toggleLabels = { show: 'Parolni koʻrsatish', hide: 'Parolni yashirish' };
const field = () => screen.getByLabelText<HTMLInputElement>('Parol');
const toggle = () => screen.getByRole('button');

const open = (props: Partial<ComponentProps<typeof PasswordField>> = {}) => {
  const onSubmit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
  const { container } = render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Parol" toggleLabels={toggleLabels} {...props} />
    </form>,
  );
  return { onSubmit, container, user: userEvent.setup() };
};

it('hides the password until the button is clicked, whose name describes its action', async () => {
  const { user } = open();
  await user.type(field(), 'sirli');
  expect(field()).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Parolni koʻrsatish' }));
  expect(field()).toHaveAttribute('type', 'text');
  expect(field()).toHaveValue('sirli');

  await user.click(screen.getByRole('button', { name: 'Parolni yashirish' }));
  expect(field()).toHaveAttribute('type', 'password');
});

it('keeps the focus and the caret when the button is clicked', async () => {
  const { user } = open();
  await user.type(field(), 'mayatnik');
  field().setSelectionRange(3, 3);

  await user.click(toggle());
  expect(field()).toHaveFocus();
  await user.keyboard('_');

  expect(field()).toHaveValue('may_atnik');
});

it('works by keyboard, keeps the focus, and does not submit the form', async () => {
  const { user, onSubmit } = open();
  await user.tab();
  await user.tab();
  expect(toggle()).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(field()).toHaveAttribute('type', 'text');
  await user.keyboard(' ');
  expect(field()).toHaveAttribute('type', 'password');

  expect(toggle()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('hides the password when the form is submitted', async () => {
  const { user, onSubmit } = open();
  await user.click(toggle());
  await user.type(field(), 'sirli{Enter}');

  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(field()).toHaveAttribute('type', 'password');
});

it('takes a ref, hints and errors as any field, and has no accessibility violations', async () => {
  const ref = createRef<HTMLInputElement>();
  const { container } = open({ ref, hint: 'Kamida 6 ta belgi', error: 'Juda qisqa.' });

  expect(ref.current).toBe(field());
  expect(field()).toHaveAccessibleDescription('Kamida 6 ta belgi Juda qisqa.');
  expect(field()).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
});

it('disables the field and the button', () => {
  open({ disabled: true });
  expect(field()).toBeDisabled();
  expect(toggle()).toBeDisabled();
});
