import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createRef } from 'react';
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

it('renders as another element with its props, and accepts a ref', () => {
  const ref = createRef<HTMLFormElement>();
  render(<Container as="form" noValidate aria-label="Anketa" ref={ref} />);
  expect(ref.current).toBe(screen.getByRole('form'));
  expect(ref.current?.noValidate).toBe(true);
});
