import { barrierPotential } from './barrier-potential.js';

const [POINTS, SPACING] = [256, 0.1];
const LENGTH = POINTS * SPACING;
const barriers = [
  { from: 3.137, to: 4.02, height: 2 },
  { from: 7.5, to: 7.551, height: -5 },
];

test('every wave of the grid sees the exact barriers: the sum of V cos(k x + a) spacing is the integral, to 1e-12', () => {
  const potential = barrierPotential(POINTS, SPACING, barriers);
  for (const periods of [0, 1, 2, 17, 100, 127]) {
    const k = (2 * Math.PI * periods) / LENGTH;
    for (const a of [0, 0.8]) {
      const sum = potential.reduce((total, v, i) => total + v * Math.cos(k * i * SPACING + a) * SPACING, 0);
      const expected = barriers.reduce((total, { from, to, height }) => {
        const area =
          periods === 0 ? (to - from) * Math.cos(a) : (Math.sin(k * to + a) - Math.sin(k * from + a)) / k;
        return total + height * area;
      }, 0);
      expect(Math.abs(sum - expected)).toBeLessThan(1e-12);
    }
  }
});

test('the potential is the height inside a wide barrier and zero far outside, to 1 %', () => {
  const potential = barrierPotential(POINTS, SPACING, [{ from: 3, to: 13, height: 4 }]);
  expect(Math.abs(potential[80]! / 4 - 1)).toBeLessThan(0.01);
  expect(Math.abs(potential[200]! / 4)).toBeLessThan(0.01);
});
