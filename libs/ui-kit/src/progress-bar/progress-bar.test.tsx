import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { ProgressBar } from './progress-bar.js';

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Test' });

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <ProgressBar label="Test" value={12} max={20} valueText="12 / 20 savol" />
      <ProgressBar label="Fayl" hideLabel />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('has a name, a value and a text', () => {
  render(<ProgressBar label="Test" value={12} max={20} valueText="12 / 20 savol" />);
  expect(bar().value).toBe(12);
  expect(bar().max).toBe(20);
  expect(bar()).toHaveAttribute('aria-valuetext', '12 / 20 savol');
  expect(screen.getByText('12 / 20 savol', { selector: 'span' })).toBeVisible();
});

it('has the default maximum 1', () => {
  render(<ProgressBar label="Test" value={0.25} />);
  expect(bar().position).toBe(0.25);
});

it('is indeterminate without a value', () => {
  render(<ProgressBar label="Test" />);
  expect(bar().position).toBe(-1);
});

it('can hide label and text visually', () => {
  render(<ProgressBar label="Test" hideLabel value={0.5} valueText="yarmi" hideValueText />);
  expect(bar()).toHaveAttribute('aria-valuetext', 'yarmi');
  expect(screen.queryByText('yarmi', { selector: 'span' })).not.toBeInTheDocument();
  expect(screen.getByText('Test')).toHaveAttribute('data-visually-hidden');
});

it('renders its value on a server', () => {
  expect(renderToString(<ProgressBar label="Test" value={0.5} />)).toContain('value="0.5"');
});
