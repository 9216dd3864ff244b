import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Stat } from './stat.js';

const stat = (
  <Stat
    label="Oʻrtacha tezlik"
    value="12,5"
    unit="m/s"
    change={{ text: 'oldingi tajribadan 2,1 m/s koʻp', direction: 'up', tone: 'right' }}
  />
);

it('has no accessibility violations', async () => {
  const { container } = render(stat);
  expect(await axe(container)).toHaveNoViolations();
});

it('shows label, value and change as text, in this order', () => {
  const { container } = render(stat);
  expect(screen.getByRole('term')).toHaveTextContent('Oʻrtacha tezlik');
  expect(screen.getAllByRole('definition').map((part) => part.textContent)).toEqual([
    '12,5 m/s',
    'oldingi tajribadan 2,1 m/s koʻp',
  ]);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('can be without unit and change', () => {
  render(<Stat label="Darslar" value="24" />);
  expect(screen.getByRole('definition')).toHaveTextContent(/^24$/);
});

it('has another icon for each direction', () => {
  const icons = (['up', 'down', 'same'] as const).map(
    (direction) =>
      render(
        <Stat label="Ball" value="7" change={{ text: 'oʻtgan haftaga nisbatan', direction }} />,
      ).container.querySelector('svg')?.innerHTML,
  );
  expect(new Set(icons).size).toBe(3);
});

it('renders on a server', () => {
  expect(renderToString(stat)).toContain('Oʻrtacha tezlik');
});
