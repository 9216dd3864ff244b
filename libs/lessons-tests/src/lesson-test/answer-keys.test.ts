import * as fc from 'fast-check';
import { shuffle } from './answer-keys.js';

test('the same items, never in the same order; the same seed gives the same order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { minLength: 2 }),
      fc.array(
        fc.integer({ min: 0, max: 999 }).map((drawn) => drawn / 1000),
        { minLength: 1 },
      ),
      (items, draws) => {
        const createRandom = () => {
          let drawn = 0;
          return () => draws[drawn++ % draws.length]!;
        };
        const shuffled = shuffle(items, createRandom());
        expect(shuffled).not.toEqual(items);
        expect(new Set(shuffled)).toEqual(new Set(items));
        expect(shuffle(items, createRandom())).toEqual(shuffled);
      },
    ),
  );
});

test.each([[[]], [['yolgʻiz']]])('%j has only one order', (items) => {
  expect(shuffle(items, () => 0)).toEqual(items);
});

test('three items take each of the other orders', () => {
  const numbers = [0, 0.4, 0.8];
  const orders = numbers.flatMap((first) =>
    numbers.map((second) => {
      const drawn = [first, second];
      return shuffle(['a', 'b', 'c'], () => drawn.shift() ?? 0).join('');
    }),
  );
  expect(new Set(orders)).toEqual(new Set(['acb', 'bac', 'bca', 'cab', 'cba']));
});
