import type { ExperimentDefinition } from '../experiment/experiment.js';
import { createSession } from './create-session.js';
import { testDefinition } from '../testing/definition.js';
import type { Values } from '../experiment/parameter.js';
import { createRun } from './create-run.js';
import { createReadings } from './readings.js';
import { replayRun } from './replay-run.js';
import type { Series } from './series.js';
import type { Session } from './session.js';

test('readings are of whole steps, not of interpolated snapshots', () => {
  const session = createSession(testDefinition);
  session.play();
  // Frames between the steps of 0.01 s.
  for (let frame = 0; frame < 200; frame++) session.frame(frame / 57);
  session.pause();
  const { series, column } = session.readings;
  const read = Array.from({ length: series.length }, (_, row) => [
    series.stepsAt(row),
    series.offset(row, column('time')),
    series.offset(row, column('x')),
  ]);
  expect(read.length).toBeGreaterThan(100);
  for (const [steps = NaN, time, x] of read) {
    session.seek(steps);
    expect(time).toBe(session.run.time);
    expect(x).toBe((session.run.state[0] ?? NaN) / 0.01);
  }
});

test('a wrapped angle has a gap where it jumps to the other end, and nowhere else', () => {
  const turning = ({ model, readouts: [readout], ...definition }: ExperimentDefinition) => ({
    ...definition,
    // Three turns in two seconds, up to 180°.
    model: {
      ...model,
      observables: [{ key: 'x', unit: 'rad', value: (t: number) => wrap(3 * Math.PI * t) }],
    },
    readouts: readout ? [{ ...readout, unit: '°', si: Math.PI / 180, wrapped: true }] : [],
  });
  const wrap = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));
  const session = createSession(turning(testDefinition));
  const { series, column } = session.readings;
  for (let step = 0; step < 100; step++) session.stepBy(2);
  const angles = Array.from({ length: series.length }, (_, row) => series.offset(row, column('x')));
  expect(angles.filter((angle) => Number.isNaN(angle))).toHaveLength(3);
  angles.slice(1).forEach((angle, row) => {
    const change = Math.abs(angle - (angles[row] ?? NaN));
    if (!Number.isNaN(change)) expect(change).toBeLessThan(15);
  });
});

/** A recorded session; `play` runs it for some seconds of real time. */
const record = (definition = testDefinition) => {
  const session = createSession(definition);
  const { readings } = session;
  let now = 0;
  const earlierRuns = () => session.store.getState().earlierRuns;
  const play = (seconds: number): void => {
    session.play();
    session.frame(now);
    for (const end = now + seconds; now < end;) session.frame((now += 1 / 60));
  };
  return { session, readings, play, earlierRuns, lengths: () => earlierRuns().map(lengthOf) };
};
const lengthOf = ({ values }: { readonly values: Values }) => values['length'];

test('a change of a start parameter keeps the readings of the ended run', () => {
  const { session, readings, play, earlierRuns } = record();
  play(1);
  const rows = readings.series.length;
  session.set({ length: 1.5 });
  const [run] = earlierRuns();
  expect([run?.series.length, run?.values['length'], run?.isHidden]).toEqual([rows, 1, false]);
  expect(readings.series.length).toBe(1);
  play(1);
  expect(run?.series.length).toBe(rows);
});

test('rewinding and seeking keep no run', () => {
  const { session, play, lengths } = record();
  play(1);
  session.reset();
  play(1);
  session.seek(20);
  session.stepBy(-5);
  session.set({ pull: 2 });
  expect(lengths()).toEqual([]);
});

test('a run without a curve is not kept', () => {
  const { session, lengths } = record();
  session.set({ length: 1.5 });
  session.set({ length: 1.6 });
  expect(lengths()).toEqual([]);
});

test('a slider dragged while time runs keeps no intermediate value, at any speed', () => {
  for (const speed of [0.1, 1, 4]) {
    const { session, play, lengths } = record();
    session.setSpeed(speed);
    play(2);
    for (const length of [1.1, 1.2, 1.3]) {
      session.set({ length });
      play(0.1);
    }
    play(2);
    session.set({ length: 1.4 });
    expect(lengths()).toEqual([1, 1.3]);
  }
});

test('five earlier runs stay, the oldest goes first, and each has its own line style', () => {
  const { session, earlierRuns, play, lengths } = record();
  for (const length of [1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7]) {
    play(0.5);
    session.set({ length });
  }
  expect(lengths()).toEqual([1.2, 1.3, 1.4, 1.5, 1.6]);
  const slots = earlierRuns().map(({ slot }) => slot);
  expect(new Set(slots).size).toBe(5);
});

test('a run with the values of an earlier one replaces it', () => {
  const { session, play, lengths } = record();
  for (const length of [1.1, 1, 1.2]) {
    play(0.5);
    session.set({ length });
  }
  expect(lengths()).toEqual([1.1, 1]);
});

test('an earlier run is hidden and removed by its slot; a reset of everything removes all', () => {
  const { session, earlierRuns, play, lengths } = record();
  for (const length of [1.1, 1.2, 1.3]) {
    play(0.5);
    session.set({ length });
  }
  session.toggleEarlierRun(1);
  expect(earlierRuns().map(({ isHidden }) => isHidden)).toEqual([false, true, false]);
  session.toggleEarlierRun(1);
  session.removeEarlierRun(0);
  expect(lengths()).toEqual([1.1, 1.2]);
  expect(earlierRuns().map(({ slot }) => slot)).toEqual([1, 2]);
  session.resetAll();
  expect(lengths()).toEqual([]);
});

/** Rows of a series: step, time and readouts. */
const rowsOf = (series: Series): number[][] => {
  const { steps, numbers } = series.data();
  const columns = Array.from({ length: numbers.length / steps.length }, (_, column) => column);
  return Array.from(steps, (step, row) => [step, ...columns.map((column) => series.offset(row, column))]);
};
const replay = async (session: Session): Promise<number[][]> => {
  const { definition, run } = session;
  const record = { ...run.record(), steps: run.newest };
  const { readings } = await replayRun(definition, record, () => undefined);
  return rowsOf(createReadings(definition, readings).series);
};

test('the steps that are read depend neither on the frame rate nor on the speed', () => {
  const read = [
    [15, 1],
    [60, 1],
    [144, 4],
    [57, 0.5],
  ].map(([rate = 1, speed = 1]) => {
    const session = createSession(testDefinition);
    session.setSpeed(speed);
    session.play();
    for (let frame = 0; session.run.steps <= 300; frame++) session.frame(frame / rate);
    return rowsOf(session.readings.series).slice(0, 151);
  });
  expect(read[0]?.map(([steps]) => steps)).toEqual(Array.from({ length: 151 }, (_, row) => 2 * row));
  for (const rows of read) expect(rows).toEqual(read[0]);
});

/** With a readout that depends on a live parameter. */
const withForce: ExperimentDefinition = {
  ...testDefinition,
  readouts: [...testDefinition.readouts, { key: 'force', label: 'Kuch', unit: 'N', decimals: 2 }],
  model: {
    ...testDefinition.model,
    observables: [
      ...testDefinition.model.observables,
      { key: 'force', unit: 'N', value: (_t, [x = 0], { pull = 0, kind = 0 }) => pull + kind - x },
    ],
  },
};

test('a replayed run has exactly the readings of the original', async () => {
  const { session, play } = record(withForce);
  play(1);
  session.seek(30);
  // At a step that is read, and at one that is not.
  session.set({ pull: 2 });
  play(0.5);
  session.seek(session.run.newest - 7);
  session.set({ kind: 1 });
  play(0.5);
  session.pause();
  // Not continued after the change.
  session.seek(session.run.newest - 20);
  session.set({ pull: -1 });
  const original = rowsOf(session.readings.series);
  expect(original.length).toBeGreaterThan(50);
  expect(await replay(session)).toEqual(original);
  const reopened = createSession(withForce, session.sharedState());
  expect(rowsOf(reopened.readings.series)).toEqual(original);
});

test('of a run longer than a minute, the newest readings are replayed', async () => {
  const { session } = record();
  session.stepBy(10_001);
  const original = rowsOf(session.readings.series);
  expect([original.length, original.at(-1)?.[0]]).toEqual([3600, 10_000]);
  expect(await replay(session)).toEqual(original);
});

test('a session continues the readings of a run that was replayed elsewhere', async () => {
  const { session } = record();
  session.stepBy(101);
  const state = session.sharedState();
  const replayed = await replayRun(testDefinition, state.run, () => undefined);
  const opened = createSession(testDefinition, state, structuredClone(replayed));
  for (const one of [session, opened]) one.stepBy(50);
  expect(rowsOf(opened.readings.series)).toEqual(rowsOf(session.readings.series));
});

test('seeking without a change keeps the later readings', () => {
  const { session, readings } = record();
  session.stepBy(100);
  const original = rowsOf(readings.series);
  session.seek(40);
  session.set({ pull: session.run.values['pull'] ?? NaN });
  expect(rowsOf(readings.series)).toEqual(original);
});

test('an earlier run has the record of all its steps, also after going back', () => {
  const { session, earlierRuns } = record();
  session.stepBy(60);
  session.set({ pull: 2 });
  session.stepBy(60);
  session.seek(20);
  session.set({ length: 1.5 });
  const [run] = earlierRuns();
  expect(run?.record).toMatchObject({ steps: 120, changes: [{ steps: 60, key: 'pull', value: 2 }] });
  expect([run?.values['pull'], run?.series.length]).toEqual([2, 61]);
  if (!run) return;
  const again = createRun(testDefinition, run.record);
  again.advance(run.record.steps);
  expect(again.values).toEqual(run.values);
});
