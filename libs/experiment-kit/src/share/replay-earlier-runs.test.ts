import { createSession } from '../run/create-session.js';
import { replayRun } from '../run/replay-run.js';
import { testDefinition } from '../testing/definition.js';
import { replayEarlierRuns } from './replay-earlier-runs.js';
import type { ReplayRunner } from './use-replay.js';

/** A session with earlier runs of some lengths, as opened from an address, and its original. */
const openedSession = (steps: readonly number[], definition = testDefinition) => {
  const original = createSession(definition);
  for (const [index, count] of steps.entries()) {
    original.stepBy(count);
    original.set({ length: 1.1 + index / 10 });
  }
  const session = createSession(definition, original.sharedState());
  return { session, original };
};
const runsOf = ({ store }: ReturnType<typeof createSession>) =>
  store.getState().earlierRuns.map(({ record, values, series }) => ({ record, values, data: series.data() }));
const { signal: neverAborted } = new AbortController();

/** Replays in the test, as a worker does. */
const inWorker: ReplayRunner = async (_slug, record) =>
  structuredClone(await replayRun(testDefinition, structuredClone(record), () => undefined));

test('short runs are replayed by the page, long ones by the worker, with exactly the original readings', async () => {
  const { session, original } = openedSession([300, 10_001, 50]);
  const worker = jest.fn(inWorker);
  await replayEarlierRuns(session, worker, neverAborted);
  expect(runsOf(session)).toEqual(runsOf(original));
  expect(worker.mock.calls.map(([slug, record]) => [slug, record.steps])).toEqual([['sinov', 10_001]]);
});

test('when the worker fails, the page replays', async () => {
  const { session, original } = openedSession([10_001]);
  await replayEarlierRuns(session, () => Promise.reject(new Error('It broke off')), neverAborted);
  expect(runsOf(session)).toEqual(runsOf(original));
});

test('runs that the learner has meanwhile removed or added stay so', async () => {
  const { session, original } = openedSession([300, 200, 100]);
  const replayed = replayEarlierRuns(session, undefined, neverAborted);
  for (const { stepBy, set, removeEarlierRun } of [session, original]) {
    removeEarlierRun(1);
    stepBy(80);
    set({ length: 2 });
  }
  await replayed;
  expect(runsOf(session)).toEqual(runsOf(original));
});

test('it stops when the session is no longer shown', async () => {
  let steps = 0;
  const { model } = testDefinition;
  const { session } = openedSession([1000, 200], {
    ...testDefinition,
    model: {
      ...model,
      start: (...args: Parameters<typeof model.start>) =>
        Float64Array.of(...model.start(...args), ...Array<number>(998).fill(0)),
      solver: (...args: Parameters<typeof model.solver>) => {
        const advance = model.solver(...args);
        return (...at) => {
          steps += 1;
          advance(...at);
        };
      },
    },
  });
  steps = 0;
  const controller = new AbortController();
  const replayed = replayEarlierRuns(session, undefined, controller.signal);
  controller.abort();
  await replayed;
  // One of twenty parts.
  expect(steps).toBeLessThanOrEqual(100);
  expect(runsOf(session).map(({ data }) => data.steps.length)).toEqual([0, 0]);
});

test('a run that the model rejects is removed', async () => {
  const { session } = openedSession([300, 200]);
  const { solver } = testDefinition.model;
  const rejecting = {
    ...testDefinition,
    model: {
      ...testDefinition.model,
      solver: (...[values]: Parameters<typeof solver>) => {
        if (values['length'] === 1.1) throw new RangeError('Two bodies in one place');
        return solver(values);
      },
    },
  };
  const state = session.sharedState();
  const opened = createSession(rejecting, state);
  await replayEarlierRuns(opened, undefined, neverAborted);
  expect(runsOf(opened).map(({ values }) => values['length'])).toEqual([1]);
});
