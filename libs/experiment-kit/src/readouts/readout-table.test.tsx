import { act, render, screen } from '@testing-library/react';
import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { ReadoutTable } from './readout-table.js';

/** A pointer that turns by 0.4 rad a step: its length is 1 at every step, and less between two. */
const lab = {
  ...testLab,
  model: {
    ...testLab.model,
    dt: 0.01,
    start: () => Float64Array.of(1, 0),
    solver: () => (t: number, state: Float64Array, h: number) => {
      const angle = 40 * (t + h);
      state.set([Math.cos(angle), Math.sin(angle)]);
    },
    events: [],
    observables: [
      { key: 'x', unit: '1', value: (_t: number, [x = 0, y = 0]: Float64Array) => Math.hypot(x, y) },
    ],
  },
  readouts: [{ key: 'x', label: 'Uzunlik', unit: '%', si: 0.01, decimals: 2 }],
};
const shown = () => screen.getByText('Uzunlik').nextElementSibling?.textContent;

test('what is measured is the last whole step, not the picture between two', () => {
  const session = createSession(lab);
  render(<ReadoutTable session={session} />);
  act(() => {
    session.setSpeed(0.1);
    session.play();
    for (let frame = 0; frame <= 40; frame++) session.frame(frame / 60);
  });
  const { state } = session.moment();
  expect(Math.hypot(state[0] ?? 0, state[1] ?? 0)).toBeLessThan(0.999);
  expect(shown()).toBe('100,00\u00A0%');
  expect(session.lastStep().time).toBe(session.run.time);
});

test.each([
  [false, '0,00\u00A0%'],
  [true, '1,00\u00A0·\u00A010⁻⁸\u00A0%'],
])('a hair above zero is zero, unless the readout spans decades (%s)', (powers, words) => {
  const [readout] = lab.readouts;
  const small = {
    ...lab,
    model: { ...lab.model, observables: [{ key: 'x', unit: '1', value: () => 1e-10 }] },
    readouts: readout ? [{ ...readout, powers }] : [],
  };
  render(<ReadoutTable session={createSession(small)} />);
  expect(shown()).toBe(words);
});
