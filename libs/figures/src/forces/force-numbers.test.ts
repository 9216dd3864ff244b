import { drawKind, numbersOf } from '../testing/numbers-of.js';

const radians = Math.PI / 6;

test('a block on a slope: mg sin α, mg cos α, μ mg cos α and a = g (sin α − μ cos α)', () => {
  const numbers = numbersOf({
    forces: { incline: 30, model: { m: 2, μ: 0.3, g: 10 }, components: ['mg'] },
  });
  expect(numbers['mg sin α']).toBeCloseTo(20 * Math.sin(radians), 10);
  expect(numbers['mg cos α']).toBeCloseTo(20 * Math.cos(radians), 10);
  expect(numbers['F_ishq']).toBeCloseTo(0.3 * 20 * Math.cos(radians), 10);
  expect(numbers['a']).toBeCloseTo(10 * (Math.sin(radians) - 0.3 * Math.cos(radians)), 10);
});

test('below the angle of friction it rests', () => {
  const numbers = numbersOf({ forces: { incline: 10, model: { m: 2, μ: 0.3, g: 10 } } });
  expect(numbers['a']).toBeCloseTo(0, 10);
  expect(numbers['F_ishq']).toBeCloseTo(20 * Math.sin(Math.PI / 18), 10);
});

test('perpendicular forces of 30 and 40 have the sum 50, opposite ones their difference', () => {
  const sumOf = (angle: number) =>
    numbersOf({
      forces: {
        body: 'ball',
        forces: [
          { name: 'F_1', size: 30, angle: 0 },
          { name: 'F_2', size: 40, angle },
        ],
        sum: 'R',
      },
    })['R'];
  expect(sumOf(90)).toBeCloseTo(50, 10);
  expect(sumOf(180)).toBeCloseTo(10, 10);
});

test('forces in balance have no sum', () => {
  const forces = [
    { name: 'T', size: 20, angle: 90 },
    { name: 'mg', size: 20, angle: -90 },
  ];
  const figure = drawKind({ forces: { body: 'lamp', forces, sum: 'R' } });
  expect(figure.numbers['R']?.value).toBe(0);
  expect(figure.text).toContain('muvozanatda');
});
