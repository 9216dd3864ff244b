import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ProgressLine } from './progress-line.js';

it('has no accessibility faults', async () => {
  const { container } = render(<ProgressLine active label="Yuklanmoqda" />);
  expect(await axe(container)).toHaveNoViolations();
});

it('is a progress bar without a value, and nothing at all when idle', () => {
  const { rerender } = render(<ProgressLine active label="Yuklanmoqda" />);
  const bar = screen.getByRole('progressbar', { name: 'Yuklanmoqda' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
  rerender(<ProgressLine active={false} label="Yuklanmoqda" />);
  expect(bar).not.toBeInTheDocument();
});
