import { begunAnew, elapsed, lapped, pressed, watchError, ZERO } from './stopwatch.js';

test('it says what passed between its start and its stop, and goes on from there', () => {
  const stopped = pressed(pressed(ZERO, 2), 5);
  expect(elapsed(stopped, 100)).toBe(3);
  expect(elapsed(pressed(stopped, 100), 101)).toBe(4);
});

test('where time goes back, it goes back', () => {
  const running = pressed(ZERO, 2);
  expect([elapsed(running, 5), elapsed(running, 3), elapsed(running, 1)]).toEqual([3, 1, -1]);
});

test('laps are what it said; of more than twenty the oldest go', () => {
  let watch = pressed(ZERO, 1);
  for (let time = 2; time <= 24; time++) watch = lapped(watch, time);
  expect(watch.laps).toHaveLength(20);
  expect(watch.laps[0]).toBe(4);
  expect(watch.laps.at(-1)).toBe(23);
});

test('a running watch begins with the experiment anew; a standing one keeps what it says', () => {
  expect(elapsed(begunAnew(lapped(pressed(ZERO, 3), 4)), 2)).toBe(2);
  expect(begunAnew(lapped(pressed(ZERO, 3), 4)).laps).toEqual([]);
  const standing = pressed(pressed(ZERO, 2), 5);
  expect(elapsed(begunAnew(standing), 0)).toBe(3);
});

test('each start and its stop are off by half a step each', () => {
  const once = pressed(pressed(ZERO, 2), 5);
  expect(watchError(ZERO, 0.01)).toBe(0.01);
  expect(watchError(once, 0.01)).toBe(0.01);
  expect(watchError(pressed(pressed(once, 6), 7), 0.01)).toBe(0.02);
});
