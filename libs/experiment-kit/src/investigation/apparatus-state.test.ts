import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { testInvestigations } from '../testing/investigations.js';
import type { Trial } from '../experiment/investigation.js';
import { lackingStep } from './apparatus-state.js';
import { applySetUp } from './perform-trials.js';

/** The first investigation: the length is 2 m. Its observation is measured by these trials. */
function measuredBy(...trials: readonly Trial[]) {
  const [investigation] = testInvestigations;
  const [observation] = investigation?.observe ?? [];
  if (!investigation || !observation) throw new Error('no observation');
  const session = createSession(testDefinition);
  applySetUp(session, investigation.setUp);
  const measured = { ...observation, measure: { ...observation.measure, trials } };
  return { session, lacking: (hasRun = false) => lackingStep(session, investigation, measured, hasRun) };
}

test('a reading of the set-up lacks nothing', () => {
  expect(measuredBy({}).lacking()).toBeUndefined();
  expect(measuredBy({}, { seconds: 1 }).lacking()).toBeUndefined();
});

test('a measurement in time lacks the run', () => {
  const { lacking } = measuredBy({ seconds: 1 }, { events: 2 });
  expect(lacking()).toBe('run');
  expect(lacking(true)).toBeUndefined();
});

test('a measurement with other values lacks a change', () => {
  const { session, lacking } = measuredBy({ values: { length: 3 } }, { values: { length: 1 } });
  expect(lacking()).toBe('change');
  session.set({ length: 1.5 });
  expect(lacking()).toBeUndefined();
});

test('a handle may be back where it was', () => {
  const there = { handle: 'body', direction: 'left', times: 1 } as const;
  expect(measuredBy({ moves: [there, { ...there, direction: 'right' }] }).lacking()).toBeUndefined();
});
