import {
  COULOMB,
  electricField,
  electricPotential,
  forceOn,
  neutralPoint,
  type PointCharge,
} from './index.js';

const length = (v: readonly number[]): number => Math.hypot(...v);
const pair = (q1: number, q2: number, distance: number): [PointCharge, PointCharge] => [
  { at: [0, 0, 0], charge: q1 },
  { at: [distance, 0, 0], charge: q2 },
];

test('CODATA 2022: Coulomb constant 8.987 551 7862e9 N·m²/C² to 1e-10; 1 µC and 1 µC at 1 m repel by 8.98755 mN', () => {
  expect(Math.abs(COULOMB / 8.987_551_786_2e9 - 1)).toBeLessThan(1e-10);
  const [fx, fy, fz] = forceOn(pair(1e-6, 1e-6, 1), 1);
  expect(fx).toBeCloseTo(8.98755e-3, 8);
  expect([fy, fz]).toEqual([0, 0]);
});

test.each([
  [1e-6, 1e-6, 1],
  [1e-19, -3e-19, 1e-10],
  [-5, 2, 1e6],
])(
  'charges %p C and %p C at %p m: inverse square law, unlike ones attract, action is reaction (1e-14)',
  (q1, q2, d) => {
    const charges = pair(q1, q2, d);
    const [onFirst] = forceOn(charges, 0);
    const [onSecond] = forceOn(charges, 1);
    expect(Math.abs(onSecond / ((COULOMB * q1 * q2) / d ** 2) - 1)).toBeLessThan(1e-14);
    expect(Math.abs(onFirst / onSecond + 1)).toBeLessThan(1e-14);
  },
);

test('the field is minus the gradient of the potential: central differences agree to 1e-8 at twelve charges', () => {
  const charges = Array.from({ length: 12 }, (_, i): PointCharge => ({
    at: [Math.cos(i * 2.4), Math.sin(i * 2.4) * 1.3, (i - 6) / 5],
    charge: (i % 3 === 0 ? -2e-9 : 1e-9) * (1 + i / 7),
  }));
  const [x, y, z] = [0.31, -0.22, 0.47];
  const e = electricField(charges, [x, y, z]);
  const h = 1e-5;
  const differences = [
    electricPotential(charges, [x + h, y, z]) - electricPotential(charges, [x - h, y, z]),
    electricPotential(charges, [x, y + h, z]) - electricPotential(charges, [x, y - h, z]),
    electricPotential(charges, [x, y, z + h]) - electricPotential(charges, [x, y, z - h]),
  ];
  differences.forEach((difference, axis) =>
    expect(Math.abs(-difference / (2 * h) - e[axis]!)).toBeLessThan(1e-8 * length(e)),
  );
});

test('far from a dipole the field falls as r^-3 (fitted slope within 0.001), and is twice as strong on the axis', () => {
  const dipole = [
    { at: [0.005, 0, 0], charge: 1e-9 },
    { at: [-0.005, 0, 0], charge: -1e-9 },
  ] as const;
  const strength = (r: number, axis: boolean) => length(electricField(dipole, axis ? [r, 0, 0] : [0, r, 0]));
  const slope = Math.log(strength(4, true) / strength(1, true)) / Math.log(4);
  expect(Math.abs(slope + 3)).toBeLessThan(0.001);
  expect(Math.abs(strength(2, true) / strength(2, false) - 2)).toBeLessThan(1e-4);
  expect(Math.abs(strength(2, false) / ((COULOMB * 1e-11) / 8) - 1)).toBeLessThan(1e-4);
});

test.each([
  [4e-6, 1e-6, 3, 2],
  [-1e-6, -1e-6, 2, 1],
  [4e-6, -1e-6, 1, 2],
  [1e-6, -4e-6, 1, -1],
  [1e-6, -1.0000001e-6, 1, -2e7],
])(
  'zero field of %p C and %p C at %p m lies at x = %p m (closed form; residual below 1e-9 of one field)',
  (q1, q2, d, x) => {
    const [one, other] = pair(q1, q2, d);
    const point = neutralPoint(one, other)!;
    expect(Math.abs(point[0] / x - 1)).toBeLessThan(1e-6);
    const residual = length(electricField([one, other], point));
    expect(residual).toBeLessThan(1e-9 * length(electricField([one], point)));
  },
);

test('equal charges of opposite sign, or a zero charge, have no point of zero field', () => {
  expect(neutralPoint(...pair(1e-6, -1e-6, 1))).toBeUndefined();
  expect(neutralPoint(...pair(0, 1e-6, 1))).toBeUndefined();
});

test('at a charge its own field and potential are skipped, never NaN; an unknown charge throws', () => {
  const charges = pair(1e-9, 2e-9, 1);
  expect(electricPotential(charges, [0, 0, 0])).toBeCloseTo(COULOMB * 2e-9, 9);
  expect(electricField(charges, [0, 0, 0])[0]).toBeCloseTo(-COULOMB * 2e-9, 9);
  expect(() => forceOn(charges, 2)).toThrow(RangeError);
});

test('scaling: double distances quarter the field and halve the potential (1e-14); a mirror mirrors it exactly', () => {
  const scaledCharges = (s: number, m: 1 | -1): PointCharge[] => [
    { at: [m * 0.3 * s, 0.1 * s, 0], charge: 2e-9 },
    { at: [m * -0.7 * s, 0.4 * s, 0.2 * s], charge: -3e-9 },
  ];
  const e = electricField(scaledCharges(1, 1), [0.2, -0.5, 0.3]);
  const wide = electricField(scaledCharges(2, 1), [0.4, -1, 0.6]);
  wide.forEach((part, axis) => expect(Math.abs((4 * part) / e[axis]! - 1)).toBeLessThan(1e-14));
  const ratio =
    electricPotential(scaledCharges(1, 1), [0.2, -0.5, 0.3]) /
    electricPotential(scaledCharges(2, 1), [0.4, -1, 0.6]);
  expect(Math.abs(ratio - 2)).toBeLessThan(1e-13);
  const mirrored = electricField(scaledCharges(1, -1), [-0.2, -0.5, 0.3]);
  expect(mirrored).toEqual([-e[0], e[1], e[2]]);
});
