import { act, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { defineExperiment } from '../experiment/experiment.js';
import { createSession } from '../run/create-session.js';
import { typedTestDefinition } from '../testing/definition.js';
import type { TestTypes } from '../testing/experiment.js';
import { compareWithTheory } from './theory.js';
import { TheoryTable } from './theory-table.js';

/** The test experiment with an exact solution that is 0.03 m off, and none above 45 degrees. */
const definition = defineExperiment<TestTypes>({
  ...typedTestDefinition,
  model: {
    ...typedTestDefinition.model,
    start: () => Float64Array.of(1, 0),
    solver: () => () => undefined,
    exact: (t, { angle }) =>
      angle > Math.PI / 4 ? Float64Array.of(Number.NaN, Number.NaN) : Float64Array.of(0.97 + t, 0),
  },
});
const displayedCells = () =>
  within(screen.getByRole('row', { name: /Siljish/ }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the table shows the computed value, the exact value and their difference', async () => {
  const session = createSession(definition);
  const { container } = render(<TheoryTable session={session} />);
  expect(screen.getByRole('rowheader', { name: 'Siljish (sm)' })).toBeVisible();
  expect(displayedCells()).toEqual(['100,0', '97,0', '3,0']);
  act(() => session.stepBy(5));
  expect(displayedCells()).toEqual(['100,0', '102,0', '−2,0']);
  expect(await axe(container)).toHaveNoViolations();
});

test('without an exact solution there is no number but an explanation', () => {
  const session = createSession(definition);
  session.set({ angle: 60 });
  render(<TheoryTable session={session} />);
  expect(displayedCells()).toEqual(['100,0', '—', '—']);
  expect(screen.getByRole('status')).toHaveTextContent(/tayyor formula yoʻq/);
});

test('a parameter change ends the comparison until a restart', () => {
  const session = createSession(definition);
  session.stepBy(10);
  session.set({ pull: 1 });
  render(<TheoryTable session={session} />);
  expect(displayedCells()).toEqual(['100,0', '—', '—']);
  expect(screen.getByRole('status')).toHaveTextContent(/boshidan boshlang/);
  // Before the change theory still applies.
  act(() => session.seek(9));
  expect(displayedCells()).toEqual(['100,0', '106,0', '−6,0']);
  act(() => session.reset());
  expect(displayedCells()).toEqual(['100,0', '97,0', '3,0']);
});

test('the comparison uses the last whole step, not the interpolated snapshot', () => {
  const session = createSession(definition);
  session.setSpeed(0.1);
  session.play();
  for (let frame = 0; frame <= 40; frame++) session.frame(frame / 60);
  expect(session.snapshot().time).not.toBe(session.run.time);
  expect(compareWithTheory(session).computed.time).toBe(session.run.time);
  expect(compareWithTheory(session).exact?.state[0]).toBe(0.97 + session.run.time);
});
