import * as fc from 'fast-check';
import { shuffle } from './shuffle.js';

test('the same things, never in the same order; one seed, one order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { minLength: 2 }),
      fc.array(
        fc.integer({ min: 0, max: 999 }).map((drawn) => drawn / 1000),
        { minLength: 1 },
      ),
      (things, draws) => {
        const seeded = () => {
          let drawn = 0;
          return () => draws[drawn++ % draws.length]!;
        };
        const shuffled = shuffle(things, seeded());
        expect(shuffled).not.toEqual(things);
        expect(new Set(shuffled)).toEqual(new Set(things));
        expect(shuffle(things, seeded())).toEqual(shuffled);
      },
    ),
  );
});

test.each([[[]], [['yolgʻiz']]])('%j has one order only', (things) => {
  expect(shuffle(things, () => 0)).toEqual(things);
});

test('three things come in every other order', () => {
  const numbers = [0, 0.4, 0.8];
  const orders = numbers.flatMap((first) =>
    numbers.map((second) => {
      const drawn = [first, second];
      return shuffle(['a', 'b', 'c'], () => drawn.shift() ?? 0).join('');
    }),
  );
  expect(new Set(orders)).toEqual(new Set(['acb', 'bac', 'bca', 'cab', 'cba']));
});
