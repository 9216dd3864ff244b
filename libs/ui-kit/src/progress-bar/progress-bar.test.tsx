import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { ProgressBar } from './progress-bar.js';

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Test' });

it('has no accessibility faults', async () => {
  const { container } = render(
    <>
      <ProgressBar label="Test" value={12} max={20} words="12 / 20 savol" />
      <ProgressBar label="Fayl" hideLabel />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('says what goes on, how much of it is done, and in words', () => {
  render(<ProgressBar label="Test" value={12} max={20} words="12 / 20 savol" />);
  expect(bar().value).toBe(12);
  expect(bar().max).toBe(20);
  expect(bar()).toHaveAttribute('aria-valuetext', '12 / 20 savol');
  expect(screen.getByText('12 / 20 savol', { selector: 'span' })).toBeVisible();
});

it('counts from 0 to 1 unless told otherwise', () => {
  render(<ProgressBar label="Test" value={0.25} />);
  expect(bar().position).toBe(0.25);
});

it('has no value where nobody knows', () => {
  render(<ProgressBar label="Test" />);
  expect(bar().position).toBe(-1);
});

it('can keep label and words for those who listen', () => {
  render(<ProgressBar label="Test" hideLabel value={0.5} words="yarmi" hideWords />);
  expect(bar()).toHaveAttribute('aria-valuetext', 'yarmi');
  expect(screen.queryByText('yarmi', { selector: 'span' })).not.toBeInTheDocument();
  expect(screen.getByText('Test')).toHaveAttribute('data-off');
});

it('comes from a server with its value', () => {
  expect(renderToString(<ProgressBar label="Test" value={0.5} />)).toContain('value="0.5"');
});
