import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Stat } from './stat.js';

const stat = (
  <Stat
    label="Oʻrtacha tezlik"
    value="12,5"
    unit="m/s"
    change={{ words: 'oldingi tajribadan 2,1 m/s koʻp', direction: 'up', tone: 'right' }}
  />
);

it('has no accessibility faults', async () => {
  const { container } = render(stat);
  expect(await axe(container)).toHaveNoViolations();
});

it('says what it is, how much, and how it has changed, in this order and in words', () => {
  const { container } = render(stat);
  expect(screen.getByRole('term')).toHaveTextContent('Oʻrtacha tezlik');
  expect(screen.getAllByRole('definition').map((part) => part.textContent)).toEqual([
    '12,5 m/s',
    'oldingi tajribadan 2,1 m/s koʻp',
  ]);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('may be a figure alone', () => {
  render(<Stat label="Darslar" value="24" />);
  expect(screen.getByRole('definition')).toHaveTextContent(/^24$/);
});

it('draws another sign for each direction', () => {
  const signs = (['up', 'down', 'same'] as const).map(
    (direction) =>
      render(
        <Stat label="Ball" value="7" change={{ words: 'oʻtgan haftaga nisbatan', direction }} />,
      ).container.querySelector('svg')?.innerHTML,
  );
  expect(new Set(signs).size).toBe(3);
});

it('comes from a server', () => {
  expect(renderToString(stat)).toContain('Oʻrtacha tezlik');
});
