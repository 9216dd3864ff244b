import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Heading } from './heading.js';

it('has no accessibility violations', async () => {
  const { container } = render(<Heading level={1}>Nyuton qonunlari</Heading>);
  expect(await axe(container)).toHaveNoViolations();
});

it('has independent level and size', () => {
  render(
    <Heading level={3} size="2xl">
      Tebranishlar
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('data-size', '2xl');
});
