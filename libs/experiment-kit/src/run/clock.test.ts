import { createClock } from './clock.js';

/** Steps after two seconds of frames of one length, at 1,000 steps a second. */
const stepsAt = (framesPerSecond: number): number => {
  const clock = createClock();
  let steps = 0;
  for (let frame = 0; frame < 2 * framesPerSecond; frame++)
    steps += clock.tick(1 / framesPerSecond, 1000).steps;
  return steps;
};

test.each([15, 30, 60, 90, 144, 240])(
  '%d frames a second make 2,000 steps in two seconds, within one',
  (frames) => {
    expect(Math.abs(stepsAt(frames) - 2000)).toBeLessThanOrEqual(1);
  },
);

test('uneven frames lose no time', () => {
  const clock = createClock();
  let steps = 0;
  for (let frame = 0; frame < 1000; frame++) steps += clock.tick(frame % 3 ? 0.0071 : 0.033, 960).steps;
  expect(Math.abs(steps - 960 * (334 * 0.033 + 666 * 0.0071))).toBeLessThanOrEqual(1);
});

test('a slow rate accumulates a fraction of a step', () => {
  const clock = createClock();
  expect(clock.tick(0.25, 1)).toEqual({ steps: 0, fraction: 0.25, isLagging: false });
});

test('after a long pause five frames are caught up, and the rest is dropped and reported', () => {
  const clock = createClock();
  expect(clock.tick(60, 1200)).toEqual({ steps: 100, fraction: 0, isLagging: true });
  expect(clock.tick(1 / 60, 1200)).toEqual({ steps: 20, fraction: 0, isLagging: false });
});

test('a negative elapsed time gives no steps', () => {
  expect(createClock().tick(-1, 1000).steps).toBe(0);
});
