import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createRef } from 'react';
import { Grid } from './grid.js';

const list = (
  <Grid as="ul" columns={3} cell="wide">
    <li>Kuch</li>
    <li>Tezlik</li>
  </Grid>
);

it('has no accessibility violations', async () => {
  const { container } = render(list);
  expect(await axe(container)).toHaveNoViolations();
});

it('can be a list, whose length is announced', () => {
  render(list);
  expect(screen.getByRole('list')).toHaveAttribute('data-columns', '3');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('renders as another element with its props, and accepts a ref', () => {
  const ref = createRef<HTMLOListElement>();
  render(<Grid as="ol" start={3} ref={ref} />);
  expect(ref.current).toBe(screen.getByRole('list'));
  expect(ref.current?.start).toBe(3);
});
