import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Button } from '../button/button.js';
import { EmptyState } from './empty-state.js';

const state = (
  <EmptyState
    icon={<svg role="img" aria-label="Lupa" />}
    title="Hech narsa topilmadi"
    text="Boshqa soʻz bilan qidiring."
    action={<Button>Tozalash</Button>}
  />
);

it('has no accessibility violations', async () => {
  const { container } = render(state);
  expect(await axe(container)).toHaveNoViolations();
});

it('shows what is missing and what to do; the icon is hidden from screen readers', () => {
  render(state);
  expect(screen.getByRole('heading', { level: 2, name: 'Hech narsa topilmadi' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tozalash' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
