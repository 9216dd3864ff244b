import { act, render, screen } from '@testing-library/react';
import { defineExperiment } from '../experiment/experiment.js';
import { createSession } from '../run/create-session.js';
import { typedTestDefinition } from '../testing/definition.js';
import type { TestTypes } from '../testing/experiment.js';
import { ReadoutTable } from './readout-table.js';

/** A vector that rotates by 0.4 rad per step: its length is 1 at every step, and less when interpolated. */
const definition = defineExperiment<TestTypes>({
  ...typedTestDefinition,
  model: {
    ...typedTestDefinition.model,
    dt: 0.01,
    start: () => Float64Array.of(1, 0),
    solver: () => (t, state, h) => {
      const angle = 40 * (t + h);
      state.set([Math.cos(angle), Math.sin(angle)]);
    },
    events: [],
    observables: [{ key: 'x', unit: '1', value: (_t, [x = 0, y = 0]) => Math.hypot(x, y) }],
  },
  readouts: [{ key: 'x', label: 'Uzunlik', unit: '%', si: 0.01, decimals: 2 }],
});
const shown = () => screen.getByText('Uzunlik').nextElementSibling?.textContent;

test('readouts use the last whole step, not the interpolated snapshot', () => {
  const session = createSession(definition);
  render(<ReadoutTable session={session} />);
  act(() => {
    session.setSpeed(0.1);
    session.play();
    for (let frame = 0; frame <= 40; frame++) session.frame(frame / 60);
  });
  const { state } = session.snapshot();
  expect(Math.hypot(state[0] ?? 0, state[1] ?? 0)).toBeLessThan(0.999);
  expect(shown()).toBe('100,00\u00A0%');
  expect(session.lastStep().time).toBe(session.run.time);
});

test.each([
  [false, '0,00\u00A0%'],
  [true, '1,00\u00A0·\u00A010⁻⁸\u00A0%'],
])('a tiny value is shown as zero unless the readout is scientific (%s)', (scientific, text) => {
  const [readout] = definition.readouts;
  const small = {
    ...definition,
    model: { ...definition.model, observables: [{ key: 'x', unit: '1', value: () => 1e-10 }] },
    readouts: readout ? [{ ...readout, scientific }] : [],
  };
  render(<ReadoutTable session={createSession(small)} />);
  expect(shown()).toBe(text);
});
