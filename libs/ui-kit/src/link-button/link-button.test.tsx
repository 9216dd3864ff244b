import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Link, MemoryRouter } from 'react-router';
import { LinkButton } from './link-button.js';

it('has no accessibility violations', async () => {
  const { container } = render(<LinkButton href="/learn">Kurslar</LinkButton>);
  expect(await axe(container)).toHaveNoViolations();
});

it('is a link', () => {
  render(
    <LinkButton href="/learn" variant="primary" icon={<svg />}>
      Kurslar
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Kurslar' });
  expect(link).toHaveAttribute('href', '/learn');
  expect(link).toHaveAttribute('data-variant', 'primary');
});

it('renders a link of a router with its props', () => {
  render(
    <MemoryRouter>
      <LinkButton as={Link} to="/simulation" replace>
        Simulyatsiyalar
      </LinkButton>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Simulyatsiyalar' })).toHaveAttribute('href', '/simulation');
});
