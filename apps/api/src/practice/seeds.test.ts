import { orderSeedOf, seedOf, shuffledOf, variantIndexOf, type VariantSource } from './seeds.js';

const source: VariantSource = {
  key: new Uint8Array(32),
  learnerId: 7,
  itemId: 3,
  content: '{"key":"yol"}',
  tries: 0,
};
const indexOf = (tries: number, count: number) => variantIndexOf(seedOf({ ...source, tries }, count));

test('a learner meets every variant once before one repeats, for every number of variants', () => {
  for (const count of [1, 2, 3, 4, 5, 6, 12, 35, 250, 2592]) {
    const first = Array.from({ length: count }, (_, tries) => indexOf(tries, count));
    expect(new Set(first).size).toBe(count);
    expect(first.every((index) => index >= 0 && index < count)).toBe(true);
    expect(indexOf(count, count)).toBe(first[0]);
  }
});

test('more variants than an integer holds exactly still have a number', () => {
  const index = indexOf(5, 1e15);
  expect(Number.isSafeInteger(index) && index < 1e15).toBe(true);
});

test.each([
  ['learner', { learnerId: 8 }],
  ['item', { itemId: 4 }],
  ['content', { content: '{"key":"yol" }' }],
  ['number of tries', { tries: 1 }],
  ['key of the server', { key: new Uint8Array(32).fill(1) }],
])('another %s gives another seed', (_, change) => {
  expect(seedOf({ ...source, ...change }, 1)).not.toBe(seedOf(source, 1));
  expect(seedOf(source, 1)).toBe(seedOf({ ...source }, 1));
});

test('the order is a permutation; the right order is avoided where it is the answer', () => {
  for (let n = 0; n < 500; n += 1) {
    const order = shuffledOf(`0.${n}`, 3, false);
    expect(order.toSorted()).toEqual([0, 1, 2]);
    expect(order).not.toEqual([0, 1, 2]);
  }
  const options = new Set(Array.from({ length: 500 }, (_, n) => shuffledOf(`0.${n}`, 3, true).join('')));
  expect(options.size).toBe(6);
});

test('the order cannot be calculated from the seed without the key of the server', () => {
  const orders = Array.from({ length: 20 }, (_, n) => {
    const orderSeed = orderSeedOf(new Uint8Array(32).fill(n), '0.seed');
    return shuffledOf(orderSeed, 4, false).join('');
  });
  expect(new Set(orders).size).toBeGreaterThan(5);
});
