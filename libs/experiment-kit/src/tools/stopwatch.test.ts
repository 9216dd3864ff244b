import { restart, elapsed, addLap, toggle, stopwatchError, CLEARED } from './stopwatch.js';

test('it measures the time between start and stop, and continues from there', () => {
  const stopped = toggle(toggle(CLEARED, 2), 5);
  expect(elapsed(stopped, 100)).toBe(3);
  expect(elapsed(toggle(stopped, 100), 101)).toBe(4);
});

test('it follows time backwards', () => {
  const running = toggle(CLEARED, 2);
  expect([elapsed(running, 5), elapsed(running, 3), elapsed(running, 1)]).toEqual([3, 1, -1]);
});

test('laps store the displayed time; above twenty the oldest are dropped', () => {
  let watch = toggle(CLEARED, 1);
  for (let time = 2; time <= 24; time++) watch = addLap(watch, time);
  expect(watch.laps).toHaveLength(20);
  expect(watch.laps[0]).toBe(4);
  expect(watch.laps.at(-1)).toBe(23);
});

test('a running stopwatch restarts with the experiment; a stopped one keeps its time', () => {
  expect(elapsed(restart(addLap(toggle(CLEARED, 3), 4)), 2)).toBe(2);
  expect(restart(addLap(toggle(CLEARED, 3), 4)).laps).toEqual([]);
  const standing = toggle(toggle(CLEARED, 2), 5);
  expect(elapsed(restart(standing), 0)).toBe(3);
});

test('each start and stop adds half a step of error', () => {
  const once = toggle(toggle(CLEARED, 2), 5);
  expect(stopwatchError(CLEARED, 0.01)).toBe(0.01);
  expect(stopwatchError(once, 0.01)).toBe(0.01);
  expect(stopwatchError(toggle(toggle(once, 6), 7), 0.01)).toBe(0.02);
});
