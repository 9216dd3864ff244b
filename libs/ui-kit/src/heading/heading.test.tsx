import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Heading } from './heading.js';

it('has no accessibility faults', async () => {
  const { container } = render(<Heading level={1}>Nyuton qonunlari</Heading>);
  expect(await axe(container)).toHaveNoViolations();
});

it('keeps level and size apart', () => {
  render(
    <Heading level={3} size="2xl">
      Tebranishlar
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('data-size', '2xl');
});
