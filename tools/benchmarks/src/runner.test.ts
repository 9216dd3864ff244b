import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { checkTarget, compare, missedTargets } from './runner.js';

beforeEach(() => {
  missedTargets.length = 0;
});

test('a comparison returns the medians of all rounds, and checks those with a target', async () => {
  const rounds = [0.8, 0.5, 0.9];
  const measure = async (round: number) => ({ ratio: rounds[round - 1] ?? NaN, other: round });
  assert.deepEqual(await compare(3, measure, { ratio: { min: 0.8 } }), { ratio: 0.8, other: 2 });
  assert.deepEqual(missedTargets, []);
  await compare(3, measure, { ratio: { min: 0.85 } });
  assert.deepEqual(missedTargets, ['ratio: 0.80 (target ≥ 0.85)']);
});

test('a figure that is no number misses its target', () => {
  checkTarget('speed', NaN, { max: 5 });
  assert.equal(missedTargets.length, 1);
});

test('a figure on its bound meets the target, one beyond it misses', () => {
  checkTarget('share', 0.6, { min: 0.4, max: 0.6, digits: 1 });
  checkTarget('norm', 2e-12, { max: 1e-12 });
  assert.deepEqual(missedTargets, ['norm: 2.00e-12 (target ≤ 1e-12)']);
});
