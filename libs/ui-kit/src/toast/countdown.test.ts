import { createCountdown } from './countdown.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('starts paused', () => {
  const onEnd = jest.fn();
  createCountdown(3000, onEnd);
  jest.advanceTimersByTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});

it('stops during pauses', () => {
  const onEnd = jest.fn();
  const countdown = createCountdown(3000, onEnd);
  countdown.resume();
  jest.advanceTimersByTime(2000);
  countdown.pause();
  jest.advanceTimersByTime(60_000);
  countdown.resume();
  jest.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('can be paused or resumed twice', () => {
  const onEnd = jest.fn();
  const countdown = createCountdown(1000, onEnd);
  countdown.pause();
  countdown.resume();
  countdown.resume();
  jest.advanceTimersByTime(1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
