import { stateHash } from '@zarra/physics';
import { writeAddress } from '../address/write-address.js';
import { defineExperiment } from '../experiment/experiment.js';
import { createSession } from '../run/create-session.js';
import { testDefinition, typedTestDefinition } from '../testing/definition.js';
import type { TestTypes } from '../testing/experiment.js';
import { maxReplaySteps } from './replay-limits.js';
import { openAddress } from './open-address.js';
import { createStateAddress } from './state-address.js';

const start = createSession(testDefinition);

/** A session with changes in the middle of a run. */
const changedSession = () => {
  const session = createSession(testDefinition);
  session.set({ length: 1.5 });
  session.setView({ arrows: 1 });
  session.stepBy(120);
  session.set({ pull: 2 });
  session.stepBy(30);
  return session;
};

test('replay is limited to a minute of a small model, and to a few seconds of computing for a large one', () => {
  expect(maxReplaySteps(testDefinition, 2)).toBe(6000);
  expect(maxReplaySteps(testDefinition, 100_000)).toBe(1000);
  expect(maxReplaySteps(testDefinition, 0)).toBe(6000);
});

test('a shared state is restored bit for bit', () => {
  const session = changedSession();
  const { fragment, isComplete } = createStateAddress(session);
  const opened = openAddress(start, fragment);
  expect([isComplete, opened.isBroken]).toEqual([true, false]);
  expect(stateHash(opened.session.run.state)).toBe(stateHash(session.run.state));
  expect(opened.session.store.getState().view).toEqual({ arrows: 1 });
});

test('an empty fragment returns the initial session', () => {
  expect(openAddress(start, '')).toEqual({ session: start, isBroken: false });
});

test.each([
  ['an invalid address', '§§§'],
  ['an address cut short', createStateAddress(changedSession()).fragment.slice(0, -1)],
  ['a run of more than ten minutes', tooLongAddress()],
])('%s opens the start and is reported as broken', (_, fragment) => {
  const { session, isBroken } = openAddress(start, fragment);
  expect(isBroken).toBe(true);
  expect([session.run.steps, session.run.values]).toEqual([0, start.run.values]);
});

function tooLongAddress(): string {
  const { run, view } = createSession(testDefinition).sharedState();
  return writeAddress(testDefinition, { run: { ...run, steps: 6001 }, view }, run.values);
}

/** A session with earlier runs of these lengths. */
const sessionWithRuns = (steps: readonly number[]) => {
  const session = createSession(testDefinition);
  for (const [index, count] of steps.entries()) {
    session.stepBy(count);
    session.set({ length: 1.1 + index / 10 });
  }
  return session;
};
const stepsOf = (session: typeof start) =>
  session.store.getState().earlierRuns.map(({ record }) => record.steps);

test('earlier runs are opened with their records, and the oldest are left out beyond the replay limit', () => {
  const session = sessionWithRuns([500, 1000, 1500]);
  session.stepBy(2500);
  const complete = createStateAddress(session);
  expect(complete).toMatchObject({ isComplete: true, restartsRun: false, dropsRuns: false });
  const opened = openAddress(start, complete.fragment);
  expect([stepsOf(opened.session), opened.isBroken]).toEqual([[500, 1000, 1500], false]);
  session.stepBy(1000);
  const shortened = createStateAddress(session);
  expect(shortened).toMatchObject({ isComplete: false, restartsRun: false, dropsRuns: true });
  expect(stepsOf(openAddress(start, shortened.fragment).session)).toEqual([1000, 1500]);
});

test('a state beyond the replay limit keeps its earlier runs', () => {
  const session = sessionWithRuns([500]);
  session.stepBy(6001);
  const { fragment, ...restored } = createStateAddress(session);
  expect(restored).toEqual({ isComplete: false, restartsRun: true, dropsRuns: false });
  const opened = openAddress(start, fragment).session;
  expect([opened.run.steps, stepsOf(opened)]).toEqual([0, [500]]);
});

test('an address with too long earlier runs is reported as broken', () => {
  const { run, view, earlierRuns = [] } = sessionWithRuns([500, 1000]).sharedState();
  const long = earlierRuns.map((earlier) => ({ ...earlier, record: { ...earlier.record, steps: 3001 } }));
  const fragment = writeAddress(testDefinition, { run, view, earlierRuns: long }, run.values);
  expect(openAddress(start, fragment).isBroken).toBe(true);
});

/** The test experiment with a state of half a million to ten million numbers, depending on the length. */
const manyBodies = defineExperiment<TestTypes>({
  ...typedTestDefinition,
  model: {
    ...typedTestDefinition.model,
    start: ({ length }) => new Float64Array(length * 500_000),
    solver: () => () => undefined,
  },
});

test('an address with many bodies may have only few steps', () => {
  const session = createSession(manyBodies);
  const { run, view } = session.sharedState();
  const addressFor = (length: number) => {
    const values = { ...run.values, length };
    return writeAddress(manyBodies, { run: { ...run, values, steps: 150 }, view }, values);
  };
  expect(openAddress(session, addressFor(0.1)).isBroken).toBe(false);
  expect(openAddress(session, addressFor(2)).isBroken).toBe(true);
  const earlierWith = (length: number) => {
    const record = { ...run, values: { ...run.values, length }, steps: 150 };
    const earlierRuns = [{ slot: 0, isHidden: false, record }];
    const values = { ...run.values, length: 0.1 };
    return writeAddress(manyBodies, { run: { ...run, values }, view, earlierRuns }, values);
  };
  expect(openAddress(session, earlierWith(0.1)).isBroken).toBe(false);
  expect(openAddress(session, earlierWith(2)).isBroken).toBe(true);
});

test('a model that rejects the values of an address gives a broken address', () => {
  const rejecting = {
    ...testDefinition,
    model: {
      ...testDefinition.model,
      start: (...args: Parameters<typeof testDefinition.model.start>) => {
        if (args[0]['length'] === 1.5) throw new RangeError('Two bodies in one place');
        return testDefinition.model.start(...args);
      },
    },
  };
  expect(openAddress(createSession(rejecting), createStateAddress(changedSession()).fragment).isBroken).toBe(
    true,
  );
});

test('a state beyond the replay limit is shared from its start with the current values', () => {
  const session = changedSession();
  session.stepBy(6000);
  const { fragment, restartsRun } = createStateAddress(session);
  const opened = openAddress(start, fragment);
  expect([restartsRun, opened.isBroken]).toEqual([true, false]);
  expect([opened.session.run.steps, opened.session.run.values]).toEqual([0, session.run.values]);
});
