import { drawKind, numbersOf } from '../testing/numbers-of.js';

const ice = {
  mass: 0.5,
  from: -20,
  stages: [{ c: 2100, to: 0 }, { λ: 330000 }, { c: 4200, to: 100 }, { r: 2300000 }],
};

test('heating needs c m Δt, λ m and r m', () => {
  const numbers = numbersOf({ chart: { heating: ice } });
  expect(numbers).toMatchObject({ Q_1: 21, Q_2: 165, Q_3: 210, Q_4: 1150, Q: 1546 });
});

test('the lengths of bars are proportional to their values', () => {
  const { svg } = drawKind({
    chart: {
      bars: [
        { name: 'A', value: 10 },
        { name: 'B', value: 5 },
      ],
    },
  });
  const [long = 0, short = 0] = [
    ...svg.matchAll(/class="a" d="([^"]*)"|class="c" d="M([\d.]+) [\d.]+H([\d.]+)/g),
  ]
    .filter(([, , from]) => from !== undefined)
    .map(([, , from, to]) => Number(to) - Number(from));
  expect(short / long).toBeCloseTo(0.5, 2);
});

test('shares that are not the whole are refused', () => {
  const shares = [
    { name: 'Azot', value: 78 },
    { name: 'Kislorod', value: 11 },
  ];
  expect(() => drawKind({ chart: { shares } })).toThrow(/89 %/);
});
