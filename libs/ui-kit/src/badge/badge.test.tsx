import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Badge } from './badge.js';

it('has no accessibility faults', async () => {
  const { container } = render(<Badge tone="right">Toʻgʻri</Badge>);
  expect(await axe(container)).toHaveNoViolations();
});

it('says in words what its colour says', () => {
  render(<Badge tone="right">Toʻgʻri</Badge>);
  expect(screen.getByText('Toʻgʻri')).toHaveAttribute('data-tone', 'right');
});
