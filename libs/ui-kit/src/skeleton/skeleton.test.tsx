import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Skeleton } from './skeleton.js';

it('has no accessibility violations', async () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(await axe(container)).toHaveNoViolations();
});

it('has the number of lines, hidden from screen readers', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild?.children).toHaveLength(3);
});
