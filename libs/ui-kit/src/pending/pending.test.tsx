import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Pending } from './pending.js';

const pending = (failed: boolean, onRetry = () => undefined) => (
  <Pending text="Yuklanmoqda..." failed={failed} retryLabel="Qayta urinish" onRetry={onRetry} />
);

it('has no accessibility violations', async () => {
  const { container } = render(pending(true));
  expect(await axe(container)).toHaveNoViolations();
});

it('shows only the text while loading', () => {
  render(pending(false));
  expect(screen.getByText('Yuklanmoqda...')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('adds the text about a slow connection after 10 s', () => {
  jest.useFakeTimers();
  render(
    <Pending
      text="Yuklanmoqda..."
      slowText="Aloqa sekin"
      failed={false}
      retryLabel="Qayta urinish"
      onRetry={() => undefined}
    />,
  );
  act(() => jest.advanceTimersByTime(9999));
  expect(screen.queryByText('Aloqa sekin')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Aloqa sekin');
  jest.useRealTimers();
});

it('retries after a failure, and keeps the button and its focus', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(pending(true, onRetry));
  const button = screen.getByRole('button', { name: 'Qayta urinish' });
  await userEvent.click(button);
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(pending(false, onRetry));
  expect(button).toHaveFocus();
  expect(screen.getByText('Yuklanmoqda...')).toBeVisible();
});
