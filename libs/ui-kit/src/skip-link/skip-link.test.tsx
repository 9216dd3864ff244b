import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SkipLink } from './skip-link.js';

const page = (
  <>
    <SkipLink href="#main">Asosiy mazmunga oʻtish</SkipLink>
    <main id="main" tabIndex={-1}>
      Mazmun
    </main>
  </>
);

it('has no accessibility violations', async () => {
  const { container } = render(page);
  expect(await axe(container)).toHaveNoViolations();
});

it('links to the content', () => {
  render(page);
  expect(screen.getByRole('link', { name: 'Asosiy mazmunga oʻtish' })).toHaveAttribute('href', '#main');
});
