import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auc, median, medians, slopeOf } from './statistics.js';

test('the median is the middle value, the upper one of an even number, and the list is not sorted in place', () => {
  const numbers = [9, 1, 5, 7];
  assert.equal(median(numbers), 7);
  assert.equal(median([9, 1, 5]), 5);
  assert.deepEqual(numbers, [9, 1, 5, 7]);
  assert.ok(Number.isNaN(median([])));
});

test('medians are computed for each key', () => {
  const all = [
    { a: 1, b: 30 },
    { a: 3, b: 10 },
    { a: 2, b: 20 },
  ];
  assert.deepEqual(medians(all, ['a', 'b']), { a: 2, b: 20 });
});

test('a slope ignores single large samples', () => {
  const line = [0, 1, 2, 3, 4, 5, 6].map((x) => [x, x === 3 ? 1000 : 2 * x] as const);
  assert.equal(slopeOf(line), 2);
});

test('the AUC is 1 for larger values, 0 for smaller ones, a half for equal ones', () => {
  assert.equal(auc([3, 4], [1, 2]), 1);
  assert.equal(auc([1, 2], [3, 4]), 0);
  assert.equal(auc([1, 2], [1, 2]), 0.5);
});
