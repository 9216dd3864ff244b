import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Pending } from './pending.js';

const pending = (failed: boolean, onRetry = () => undefined) => (
  <Pending text="Yuklanmoqda..." failed={failed} retryLabel="Qayta urinish" onRetry={onRetry} />
);

it('has no accessibility faults', async () => {
  const { container } = render(pending(true));
  expect(await axe(container)).toHaveNoViolations();
});

it('offers nothing while it waits', () => {
  render(pending(false));
  expect(screen.getByText('Yuklanmoqda...')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('asks again after a failure, and keeps the button and its focus meanwhile', async () => {
  const asked = jest.fn();
  const { rerender } = render(pending(true, asked));
  const button = screen.getByRole('button', { name: 'Qayta urinish' });
  await userEvent.click(button);
  expect(asked).toHaveBeenCalledTimes(1);
  rerender(pending(false, asked));
  expect(button).toHaveFocus();
  expect(screen.getByText('Yuklanmoqda...')).toBeVisible();
});
