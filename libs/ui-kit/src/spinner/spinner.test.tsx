import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Spinner } from './spinner.js';

it('has no accessibility faults', async () => {
  const { container } = render(<Spinner label="Yuklanmoqda" />);
  expect(await axe(container)).toHaveNoViolations();
});

it('is progress without a value, named by what is on its way', () => {
  render(<Spinner label="Tajriba ochilmoqda" size="lg" />);
  const ring = screen.getByRole('progressbar', { name: 'Tajriba ochilmoqda' });
  expect(ring).not.toHaveAttribute('aria-valuenow');
  expect(ring).toHaveAttribute('data-size', 'lg');
});

it('comes from a server', () => {
  expect(renderToString(<Spinner label="Yuklanmoqda" />)).toContain('aria-label="Yuklanmoqda"');
});
