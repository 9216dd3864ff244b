import { namedFields } from '../index.js';

const clockOf = namedFields(['started', 'stopped']);

test('fields read and write the numbers of the array', () => {
  const state = Float64Array.of(7, 8, 9);
  const clock = clockOf(state);
  clock.started += 10;
  clock.stopped = 0;
  expect(Array.from(state)).toEqual([17, 0, 9]);
  expect(clockOf(state.slice()).started).toBe(17);
});

test('fields may start behind other numbers, and several can be assigned at once', () => {
  const state = Float64Array.of(7, 8, 9);
  Object.assign(clockOf(state, 1), { started: 1, stopped: 2 });
  expect(Array.from(state)).toEqual([7, 1, 2]);
});
