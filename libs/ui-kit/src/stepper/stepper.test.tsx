import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Stepper } from './stepper.js';

const steps = ['Pochta', 'Kod', 'Yangi parol'];
const words = { done: 'Bajarildi', current: 'Hozirgi qadam', todo: 'Keyingi qadam' };
const draw = (current: number) => (
  <Stepper label="Parolni tiklash" steps={steps} current={current} words={words} />
);
const said = () =>
  within(screen.getByRole('list', { name: 'Parolni tiklash' }))
    .getAllByRole('listitem')
    .map((step) => step.querySelector('[data-words]')?.textContent);

it('has no accessibility faults', async () => {
  const { container } = render(draw(1));
  expect(await axe(container)).toHaveNoViolations();
});

it('says in words how far each step is, and marks the one under way', () => {
  render(draw(1));
  expect(said()).toEqual(['PochtaBajarildi', 'KodHozirgi qadam', 'Yangi parolKeyingi qadam']);
  expect(screen.getAllByRole('listitem', { current: 'step' })).toHaveLength(1);
  expect(screen.getByText('Kod').closest('li')).toHaveAttribute('aria-current', 'step');
});

it('begins with nothing done and ends with everything done', () => {
  const { rerender } = render(draw(0));
  expect(said()).toEqual(['PochtaHozirgi qadam', 'KodKeyingi qadam', 'Yangi parolKeyingi qadam']);

  rerender(draw(3));
  expect(said()).toEqual(['PochtaBajarildi', 'KodBajarildi', 'Yangi parolBajarildi']);
  expect(screen.queryByRole('listitem', { current: 'step' })).not.toBeInTheDocument();
});

it('has a sign beside the colour: a tick for what is done, a number for the rest, both for the eye alone', () => {
  const { container } = render(draw(1));
  const signs = [...container.querySelectorAll('[data-sign]')];
  expect(signs.map((sign) => sign.querySelector('svg') !== null)).toEqual([true, false, false]);
  expect(signs.map((sign) => sign.textContent)).toEqual(['', '2', '3']);
  for (const sign of signs) expect(sign).toHaveAttribute('aria-hidden', 'true');
});

it('is rendered on a server', () => {
  expect(renderToString(draw(1))).toContain('aria-current="step"');
});
