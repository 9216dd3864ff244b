import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { saveRun } from './saved-run.js';

test('a saved run has the values, the time and the readouts of its step', () => {
  const session = createSession({ ...testDefinition, timeScale: 0.5 });
  session.set({ length: 1.5 });
  session.stepBy(100);
  const run = saveRun(session, 3);
  expect([run.number, run.values['length']]).toEqual([3, 1.5]);
  // A hundred steps of 0.01 s: model time at any time scale.
  expect(run.time).toBeCloseTo(1, 12);
  expect(run.readings).toEqual([(session.run.state[0] ?? 0) / 0.01]);
  session.stepBy(50);
  expect(run.time).toBeCloseTo(1, 12);
});
