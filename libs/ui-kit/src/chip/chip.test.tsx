import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Chip } from './chip.js';

it('has no accessibility faults', async () => {
  const { container } = render(<Chip branch="optics">Optika</Chip>);
  expect(await axe(container)).toHaveNoViolations();
});

it('says in words what its colour says', () => {
  render(<Chip branch="optics">Optika</Chip>);
  expect(screen.getByText('Optika')).toHaveAttribute('data-branch', 'optics');
});
