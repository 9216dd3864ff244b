import { captureLog } from '../testing/log.js';
import { createLostConnectionLog } from './lost-connections.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup() {
  const { log, text } = captureLog();
  const numbers = () =>
    text()
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { connections: number }).connections);
  return { lost: createLostConnectionLog(log), text, numbers };
}

test('the lost connections of a pool are one line with their number and an error', () => {
  const { lost, text, numbers } = setup();
  for (let n = 0; n < 10; n += 1) lost.add(new Error('no response'));
  expect(text()).toBe('');
  vi.advanceTimersByTime(1000);
  expect(numbers()).toEqual([10]);
  expect(text()).toMatch(/"no response".*"msg":"lost database connections"/);
});

test('while connections are lost there is one line a minute; the numbers add up', () => {
  const { lost, numbers } = setup();
  // One connection in each second of three minutes.
  for (let second = 0; second < 180; second += 1) {
    lost.add(new Error('no response'));
    vi.advanceTimersByTime(1000);
  }
  expect(numbers()).toEqual([1, 60, 60]);
  vi.advanceTimersByTime(60_000);
  expect(numbers()).toEqual([1, 60, 60, 59]);
  // After a quiet minute a loss is logged at once again.
  vi.advanceTimersByTime(60_000);
  lost.add(new Error('no response'));
  vi.advanceTimersByTime(1000);
  expect(numbers()).toEqual([1, 60, 60, 59, 1]);
});

test('a stopping server logs the rest, and nothing when there is none', () => {
  const { lost, numbers } = setup();
  lost.add(new Error('no response'));
  lost.flush();
  lost.flush();
  vi.advanceTimersByTime(120_000);
  expect(numbers()).toEqual([1]);
});
