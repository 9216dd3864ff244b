import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Spinner } from './spinner.js';

it('has no accessibility violations', async () => {
  const { container } = render(<Spinner label="Yuklanmoqda" />);
  expect(await axe(container)).toHaveNoViolations();
});

it('is an indeterminate progress bar with a name', () => {
  render(<Spinner label="Tajriba ochilmoqda" size="lg" />);
  const ring = screen.getByRole('progressbar', { name: 'Tajriba ochilmoqda' });
  expect(ring).not.toHaveAttribute('aria-valuenow');
  expect(ring).toHaveAttribute('data-size', 'lg');
});

it('renders on a server', () => {
  expect(renderToString(<Spinner label="Yuklanmoqda" />)).toContain('aria-label="Yuklanmoqda"');
});
