import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { createReadings } from './read-session.js';

test('what is read is of whole steps, never of the picture between two', () => {
  const session = createSession(testLab);
  const readings = createReadings(session);
  const end = readings.begin();
  session.play();
  // Frames that fall between the steps of 0.01 s.
  for (let frame = 0; frame < 200; frame++) session.frame(frame / 57);
  session.pause();
  const { series, column } = readings;
  const read = Array.from({ length: series.length }, (_, row) => [
    series.stepsAt(row),
    series.at(row, column('time')),
    series.at(row, column('x')),
  ]);
  expect(read.length).toBeGreaterThan(100);
  for (const [steps = NaN, time, x] of read) {
    session.seek(steps);
    expect(time).toBe(session.run.time);
    expect(x).toBe((session.run.state[0] ?? NaN) / 0.01);
  }
  end();
});
