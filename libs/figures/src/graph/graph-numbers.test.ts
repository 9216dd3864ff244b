import { drawKind, numbersOf } from '../testing/numbers-of.js';

const axes = {
  x: { label: 't, s', from: 0, to: 10, step: 1 },
  y: { label: 'v, m/s', from: 0, to: 20, step: 5 },
};

test('values of a function at the lines of the grid', () => {
  const numbers = numbersOf({ graph: { ...axes, curves: [{ function: 'sqrt(4 * x) + 2' }] } });
  expect(numbers['v(9)']).toBeCloseTo(8, 12);
});

test('the area under a line, and the slope of a tangent', () => {
  const numbers = numbersOf({
    graph: { ...axes, curves: [{ function: '2 * x' }], area: { from: 0, to: 6 }, tangent: { at: 3 } },
  });
  expect(numbers['yuza']).toBeCloseTo(36, 9);
  expect(numbers['qiyalik']).toBeCloseTo(2, 6);
});

test('units of an area and a slope follow from those of the axes', () => {
  const { numbers } = drawKind({
    graph: { ...axes, curves: [{ function: '2 * x' }], area: { from: 0, to: 6 }, tangent: { at: 3 } },
  });
  expect([numbers['yuza']?.unit, numbers['qiyalik']?.unit]).toEqual(['m', 'm/s²']);
  const power = { ...axes, y: { ...axes.y, label: 'N, W' } };
  const work = drawKind({ graph: { ...power, curves: [{ function: 'x' }], area: { from: 0, to: 6 } } });
  expect(work.numbers['yuza']?.unit).toBe('W·s');
});

test('where two curves cross', () => {
  const numbers = numbersOf({
    graph: { ...axes, curves: [{ function: '2 * x' }, { function: '12 - x' }] },
  });
  expect(numbers['kesishish 1, t']).toBeCloseTo(4, 9);
  expect(numbers['kesishish 1, v']).toBeCloseTo(8, 9);
});

test('a throw without air lands after v² sin 2α / g', () => {
  const { numbers } = drawKind({
    graph: {
      x: { label: 'x, m', from: 0, to: 50, step: 10 },
      y: { label: 'y, m', from: 0, to: 15, step: 5 },
      curves: [
        {
          model: {
            name: 'projectile',
            with: { speed: 20, angle: 45, gravity: 10 },
            plot: ['x', 'y'],
            until: 2.8,
          },
        },
      ],
    },
  });
  const heights = Object.entries(numbers).map(([name, { value }]) => [
    Number(/\((.*)\)/.exec(name)?.[1]?.replace(',', '.')),
    value,
  ]);
  for (const [x = 0, y = 0] of heights.slice(1)) expect(y).toBeCloseTo(x - (10 * x * x) / 400, 0);
});
