import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Stepper } from './stepper.js';

const steps = ['Pochta', 'Kod', 'Yangi parol'];
const stateLabels = { done: 'Bajarildi', current: 'Hozirgi qadam', todo: 'Keyingi qadam' };
const stepper = (current: number) => (
  <Stepper label="Parolni tiklash" steps={steps} current={current} stateLabels={stateLabels} />
);
const stepTexts = () =>
  within(screen.getByRole('list', { name: 'Parolni tiklash' }))
    .getAllByRole('listitem')
    .map((step) => step.querySelector('[data-text]')?.textContent);

it('has no accessibility violations', async () => {
  const { container } = render(stepper(1));
  expect(await axe(container)).toHaveNoViolations();
});

it('shows the state of each step as text, and marks the current one', () => {
  render(stepper(1));
  expect(stepTexts()).toEqual(['PochtaBajarildi', 'KodHozirgi qadam', 'Yangi parolKeyingi qadam']);
  expect(screen.getAllByRole('listitem', { current: 'step' })).toHaveLength(1);
  expect(screen.getByText('Kod').closest('li')).toHaveAttribute('aria-current', 'step');
});

it('starts with no completed step and ends with all completed', () => {
  const { rerender } = render(stepper(0));
  expect(stepTexts()).toEqual(['PochtaHozirgi qadam', 'KodKeyingi qadam', 'Yangi parolKeyingi qadam']);

  rerender(stepper(3));
  expect(stepTexts()).toEqual(['PochtaBajarildi', 'KodBajarildi', 'Yangi parolBajarildi']);
  expect(screen.queryByRole('listitem', { current: 'step' })).not.toBeInTheDocument();
});

it('has a check mark for completed steps and a number for the others, hidden from screen readers', () => {
  const { container } = render(stepper(1));
  const markers = [...container.querySelectorAll('[data-marker]')];
  expect(markers.map((marker) => marker.querySelector('svg') !== null)).toEqual([true, false, false]);
  expect(markers.map((marker) => marker.textContent)).toEqual(['', '2', '3']);
  for (const marker of markers) expect(marker).toHaveAttribute('aria-hidden', 'true');
});

it('renders on a server', () => {
  expect(renderToString(stepper(1))).toContain('aria-current="step"');
});
