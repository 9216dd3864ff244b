import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accelerated, acceleratedSpeed, acceleration, runTime, speed, uniform, way } from './two-runners.js';

const near = (a: number, b: number, by = 1e-9): void => {
  assert.ok(Math.abs(a - b) <= by, `${a} is not ${b}`);
};
const moments = Array.from({ length: 81 }, (_, at) => at / 10);

test('uniform motion: equal ways in any equal times, s/t is the speed', () => {
  for (const t of moments) {
    near(uniform(t + 0.7) - uniform(t), speed * 0.7);
    if (t > 0) near(uniform(t) / t, speed);
  }
});

test('accelerated motion: its speed is the slope of its way and grows evenly', () => {
  for (const t of moments) {
    near((accelerated(t + 1e-5) - accelerated(t - 1e-5)) / 2e-5, acceleratedSpeed(t), 1e-6);
    near(acceleratedSpeed(t + 1) - acceleratedSpeed(t), acceleration);
    // v² = 2 a s
    near(acceleratedSpeed(t) ** 2, 2 * acceleration * accelerated(t));
  }
});

test('the ways of its seconds are as 1 : 3 : 5 : 7 (Galileo)', () => {
  const first = accelerated(1);
  for (let second = 1; second <= runTime; second += 1) {
    near((accelerated(second) - accelerated(second - 1)) / first, 2 * second - 1);
  }
});

test('both begin at 0 and are at the end of the way together', () => {
  assert.deepEqual([uniform(0), accelerated(0), acceleratedSpeed(0)], [0, 0, 0]);
  assert.deepEqual([uniform(runTime), accelerated(runTime)], [way, way]);
});
