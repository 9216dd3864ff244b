import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ProgressLine } from './progress-line.js';

it('has no accessibility violations', async () => {
  const { container } = render(<ProgressLine active label="Yuklanmoqda" />);
  expect(await axe(container)).toHaveNoViolations();
});

it('is an indeterminate progress bar while active, and nothing otherwise', () => {
  const { rerender } = render(<ProgressLine active label="Yuklanmoqda" />);
  const bar = screen.getByRole('progressbar', { name: 'Yuklanmoqda' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
  rerender(<ProgressLine active={false} label="Yuklanmoqda" />);
  expect(bar).not.toBeInTheDocument();
});
