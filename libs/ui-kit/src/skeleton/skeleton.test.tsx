import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Skeleton } from './skeleton.js';

it('has no accessibility faults', async () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(await axe(container)).toHaveNoViolations();
});

it('reserves as many lines as asked, heard by nobody', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild?.children).toHaveLength(3);
});
