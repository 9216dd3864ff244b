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
