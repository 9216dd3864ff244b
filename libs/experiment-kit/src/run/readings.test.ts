import type { ExperimentDefinition } from '../experiment/experiment.js';
import { createSession } from './create-session.js';
import { testDefinition } from '../testing/definition.js';
import type { Values } from '../experiment/parameter.js';
import { createReadings } from './readings.js';

test('readings are of whole steps, not of interpolated snapshots', () => {
  const session = createSession(testDefinition);
  const readings = createReadings(session);
  const end = readings.start();
  session.play();
  // Frames between the steps of 0.01 s.
  for (let frame = 0; frame < 200; frame++) session.frame(frame / 57);
  session.pause();
  const { series, column } = readings;
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
  end();
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
  const readings = createReadings(session);
  readings.start();
  const { series, column } = readings;
  for (let step = 0; step < 100; step++) session.stepBy(2);
  const angles = Array.from({ length: series.length }, (_, row) => series.offset(row, column('x')));
  expect(angles.filter((angle) => Number.isNaN(angle))).toHaveLength(3);
  angles.slice(1).forEach((angle, row) => {
    const change = Math.abs(angle - (angles[row] ?? NaN));
    if (!Number.isNaN(change)) expect(change).toBeLessThan(15);
  });
});

/** A recorded session; `play` runs it for some seconds of real time. */
const record = () => {
  const session = createSession(testDefinition);
  const readings = createReadings(session);
  readings.start();
  let now = 0;
  const play = (seconds: number): void => {
    session.play();
    session.frame(now);
    for (const end = now + seconds; now < end;) session.frame((now += 1 / 60));
  };
  return { session, readings, play, lengths: () => readings.earlier.store.getState().map(lengthOf) };
};
const lengthOf = ({ values }: { readonly values: Values }) => values['length'];

test('a change of a start parameter keeps the readings of the ended run', () => {
  const { session, readings, play } = record();
  play(1);
  const rows = readings.series.length;
  session.set({ length: 1.5 });
  const [run] = readings.earlier.store.getState();
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
  const { session, readings, play, lengths } = record();
  for (const length of [1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7]) {
    play(0.5);
    session.set({ length });
  }
  expect(lengths()).toEqual([1.2, 1.3, 1.4, 1.5, 1.6]);
  const slots = readings.earlier.store.getState().map(({ slot }) => slot);
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

test('an earlier run is hidden and removed by its slot; clearing removes all', () => {
  const { session, readings, play, lengths } = record();
  const { earlier } = readings;
  for (const length of [1.1, 1.2, 1.3]) {
    play(0.5);
    session.set({ length });
  }
  earlier.toggle(1);
  expect(earlier.store.getState().map(({ isHidden }) => isHidden)).toEqual([false, true, false]);
  earlier.toggle(1);
  earlier.remove(0);
  expect(lengths()).toEqual([1.1, 1.2]);
  expect(earlier.store.getState().map(({ slot }) => slot)).toEqual([1, 2]);
  earlier.clear();
  expect(lengths()).toEqual([]);
});
