import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { VisuallyHidden } from './visually-hidden.js';

const link = (
  <a href="https://example.org">
    Kitob<VisuallyHidden> (yangi oynada ochiladi)</VisuallyHidden>
  </a>
);

it('has no accessibility violations', async () => {
  const { container } = render(link);
  expect(await axe(container)).toHaveNoViolations();
});

it('is part of the accessible name', () => {
  render(link);
  expect(screen.getByRole('link')).toHaveAccessibleName('Kitob (yangi oynada ochiladi)');
});
