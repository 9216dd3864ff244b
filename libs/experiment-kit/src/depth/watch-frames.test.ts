import { createFrameWatch } from './watch-frames.js';

/** Plays frames of these lengths, ms. @returns the time of the first that was judged too slow, s */
const judged = (lengths: Iterable<number>, watch = createFrameWatch()): number | undefined => {
  let now = 100;
  watch.frame(now);
  for (const length of lengths) {
    now += length / 1000;
    if (watch.frame(now)) return now - 100;
  }
  return undefined;
};
const frames = (length: number, seconds: number): number[] =>
  Array<number>(Math.round((1000 * seconds) / length)).fill(length);

test.each([17, 33, 39])('frames of %d ms are quick enough', (length) => {
  expect(judged(frames(length, 30))).toBeUndefined();
});

test.each([41, 60, 200])('frames of %d ms are too slow after three seconds, not before', (length) => {
  const at = judged(frames(length, 30));
  expect(at).toBeGreaterThan(2.999);
  expect(at).toBeLessThan(3 + (2 * length) / 1000);
});

test('a device that becomes slow is noticed within six seconds of it', () => {
  expect(judged([...frames(17, 20), ...frames(80, 20)])).toBeLessThan(26.2);
});

test('one hiccup is forgiven, even of a minute', () => {
  expect(judged([...frames(17, 2), 2900, ...frames(17, 10), 60_000, ...frames(17, 10)])).toBeUndefined();
});

test('while the scene stands still nothing is measured', () => {
  const watch = createFrameWatch();
  for (let now = 0; now < 60; now += 0.2) {
    watch.rest();
    expect(watch.frame(now)).toBe(false);
  }
});
