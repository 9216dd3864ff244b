import type { ExperimentDefinition } from '../experiment/experiment.js';
import { createSession } from './create-session.js';
import { testDefinition } from '../testing/definition.js';
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
