import { createFrameRateMonitor } from './frame-rate-monitor.js';

/** Plays frames of these durations, ms. @returns time of the first frame reported as too slow, s */
const firstSlowTime = (lengths: Iterable<number>, monitor = createFrameRateMonitor()): number | undefined => {
  let now = 100;
  monitor.addFrame(now);
  for (const length of lengths) {
    now += length / 1000;
    if (monitor.addFrame(now)) return now - 100;
  }
  return undefined;
};
const frames = (length: number, seconds: number): number[] =>
  Array<number>(Math.round((1000 * seconds) / length)).fill(length);

test.each([17, 33, 39])('frames of %d ms are fast enough', (length) => {
  expect(firstSlowTime(frames(length, 30))).toBeUndefined();
});

test.each([41, 60, 200])('frames of %d ms are too slow after three seconds, not before', (length) => {
  const at = firstSlowTime(frames(length, 30));
  expect(at).toBeGreaterThan(2.999);
  expect(at).toBeLessThan(3 + (2 * length) / 1000);
});

test('a device that becomes slow is noticed within six seconds of it', () => {
  expect(firstSlowTime([...frames(17, 20), ...frames(80, 20)])).toBeLessThan(26.2);
});

test('a single long frame is ignored, even of a minute', () => {
  expect(
    firstSlowTime([...frames(17, 2), 2900, ...frames(17, 10), 60_000, ...frames(17, 10)]),
  ).toBeUndefined();
});

test('a paused scene is not measured', () => {
  const monitor = createFrameRateMonitor();
  for (let now = 0; now < 60; now += 0.2) {
    monitor.reset();
    expect(monitor.addFrame(now)).toBe(false);
  }
});
