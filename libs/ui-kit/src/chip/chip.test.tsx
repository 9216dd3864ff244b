import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Chip } from './chip.js';

it('has no accessibility violations', async () => {
  const { container } = render(<Chip lineColor="chart-green">Optika</Chip>);
  expect(await axe(container)).toHaveNoViolations();
});

it('shows its text after a line with the colour and the dash pattern', () => {
  render(<Chip lineColor="chart-green">Optika</Chip>);
  const line = screen.getByText('Optika').querySelector('svg');
  expect(line).toHaveAttribute('stroke', 'var(--ui-color-chart-green)');
  expect(line?.firstElementChild).toHaveAttribute('stroke-dasharray', '2 4');
});

it('has a solid neutral line without a colour', () => {
  render(<Chip>Laboratoriya</Chip>);
  const line = screen.getByText('Laboratoriya').querySelector('svg');
  expect(line).toHaveAttribute('stroke', 'var(--ui-color-line-strong)');
  expect(line?.firstElementChild).not.toHaveAttribute('stroke-dasharray');
});
