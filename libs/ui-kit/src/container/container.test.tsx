import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Container } from './container.js';

it('has no accessibility violations', async () => {
  const { container } = render(<Container as="main">Mazmun</Container>);
  expect(await axe(container)).toHaveNoViolations();
});

it('renders as the given element', () => {
  render(
    <Container as="main" width="text">
      Mazmun
    </Container>,
  );
  expect(screen.getByRole('main')).toHaveAttribute('data-width', 'text');
});
