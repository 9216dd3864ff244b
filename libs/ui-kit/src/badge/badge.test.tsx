import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Badge } from './badge.js';

it('has no accessibility violations', async () => {
  const { container } = render(<Badge tone="right">Toʻgʻri</Badge>);
  expect(await axe(container)).toHaveNoViolations();
});

it('shows its text in its tone', () => {
  render(<Badge tone="right">Toʻgʻri</Badge>);
  expect(screen.getByText('Toʻgʻri')).toHaveAttribute('data-tone', 'right');
});
