import { electricField, electricPotential, type PointCharge } from '../charges/index.js';
import { equipotentials, fieldLine, fieldLines } from './index.js';

const box = { from: [-2, -2, -2], to: [2, 2, 2] } as const;
const options = { box, step: 0.05, chargeRadius: 0.02 };
const dipole: PointCharge[] = [
  { at: [-1, 0, 0], charge: 1e-9 },
  { at: [1, 0, 0], charge: -1e-9 },
];

/** For charges on the x axis q₁ cos θ₁ + q₂ cos θ₂ is constant along a line (flux through the circle around the axis). */
const flux = (charges: PointCharge[], [x, y, z]: readonly number[]): number =>
  charges.reduce((sum, { at, charge }) => sum + (charge * (x! - at[0])) / Math.hypot(x! - at[0], y!, z!), 0);

test.each([
  ['equal and unlike', 1e-9, -1e-9],
  ['unequal and unlike', 3e-9, -1e-9],
  ['equal', 1e-9, 1e-9],
])(
  'lines of two charges, %s, follow their closed form q₁cosθ₁ + q₂cosθ₂ = const to 1e-5',
  (_name, q1, q2) => {
    const charges: PointCharge[] = [
      { at: [-1, 0, 0], charge: q1 },
      { at: [1, 0, 0], charge: q2 },
    ];
    const line = fieldLine(charges, [0.1, 0.7, 0], options);
    expect(line.points.length).toBeGreaterThan(20);
    const expected = flux(charges, [0.1, 0.7, 0]);
    for (const point of line.points)
      expect(Math.abs(flux(charges, point) - expected)).toBeLessThan(1e-5 * 1e-9);
  },
);

test('the error of a traced line is of order 4 in the step (fitted over three halvings, within 0.5)', () => {
  const start = [0, 0.9, 0] as const;
  const error = (step: number): number => {
    const { points } = fieldLine(dipole, start, { ...options, step });
    const expected = flux(dipole, start);
    // Away from both charges every step has its full length.
    const middle = points.filter(([x]) => Math.abs(x) < 0.3);
    return Math.max(...middle.map((point) => Math.abs(flux(dipole, point) - expected)));
  };
  const order = Math.log2(error(0.1) / error(0.0125)) / 3;
  expect(Math.abs(order - 4)).toBeLessThan(0.5);
});

test('a line of a dipole goes from plus to minus; of a single charge it ends at the boundary', () => {
  expect(fieldLine(dipole, [0, 0.5, 0], options)).toMatchObject({
    start: { kind: 'charge', index: 0 },
    end: { kind: 'charge', index: 1 },
  });
  const alone = fieldLine(dipole.slice(1), [0.3, 0.1, 0], options);
  expect([alone.start.kind, alone.end]).toEqual(['boundary', { kind: 'charge', index: 0 }]);
});

test('a line ends at a point of zero field; without charges it is a single point', () => {
  const like: PointCharge[] = [
    { at: [-1, 0, 0], charge: 1e-9 },
    { at: [1, 0, 0], charge: 1e-9 },
  ];
  expect(fieldLine(like, [-0.5, 0, 0], options).end.kind).toBe('zero-field');
  expect(fieldLine([], [0, 0, 0], options).points).toHaveLength(1);
});

test.each(['plane', 'space'] as const)(
  'in %s the number of lines is proportional to the charge (3 to -1: 24 and 8)',
  (space) => {
    const charges: PointCharge[] = [
      { at: [-0.5, 0, 0], charge: 3e-9 },
      { at: [0.5, 0, 0], charge: -1e-9 },
    ];
    const lines = fieldLines(charges, 24, space, options);
    expect(lines.filter(({ start }) => start.kind === 'charge' && start.index === 0)).toHaveLength(24);
    const arrived = lines.filter(({ end }) => end.kind === 'charge' && end.index === 1).length;
    // In space a third of the lines must end on the other charge; in the plane the share only comes close.
    expect(Math.abs(arrived - 8)).toBeLessThanOrEqual(space === 'space' ? 1 : 4);
  },
);

test('a negative charge alone gets all its lines from the boundary', () => {
  const lines = fieldLines([{ at: [0, 0, 0], charge: -2e-9 }], 12, 'plane', options);
  expect(lines).toHaveLength(12);
  for (const { start, end, points } of lines) {
    expect([start.kind, end.kind]).toEqual(['boundary', 'charge']);
    expect(Math.hypot(...points[0]!)).toBeGreaterThan(1.9);
  }
});

const grid = { x: [-2, 2], y: [-2, 2], cells: 40 } as const;

test('the curve of one charge is a whole closed circle of radius kq/V, every point to 1e-9 m', () => {
  const charges: PointCharge[] = [{ at: [0.2, -0.1, 0], charge: 1e-9 }];
  const level = electricPotential(charges, [1.2, -0.1, 0]);
  const curves = equipotentials(charges, level, grid);
  expect(curves).toHaveLength(1);
  const [curve = []] = curves;
  expect(curve[0]).toEqual(curve.at(-1));
  for (const [x, y] of curve) expect(Math.abs(Math.hypot(x - 0.2, y + 0.1) - 1)).toBeLessThan(1e-9);
  const circumference = curve
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - curve[i]![0], y - curve[i]![1]), 0);
  expect(Math.abs(circumference / (2 * Math.PI) - 1)).toBeLessThan(0.01);
});

test('two like charges: a curve around each at a high level, one around both at a low level, every point to 1e-10', () => {
  const charges: PointCharge[] = [
    { at: [-0.6, 0, 0], charge: 1e-9 },
    { at: [0.6, 0, 0], charge: 1e-9 },
  ];
  const saddle = electricPotential(charges, [0, 0, 0]);
  for (const [factor, count] of [
    [1.2, 2],
    [0.8, 1],
  ] as const) {
    const curves = equipotentials(charges, factor * saddle, grid);
    expect(curves).toHaveLength(count);
    for (const point of curves.flat())
      expect(Math.abs(electricPotential(charges, point) / (factor * saddle) - 1)).toBeLessThan(1e-10);
  }
});

test('the zero level of a dipole is its middle line, open at both ends; field lines cross it at right angles', () => {
  const curves = equipotentials(dipole, 0, { ...grid, cells: 41 });
  expect(curves).toHaveLength(1);
  const [curve = []] = curves;
  expect(Math.abs(curve[0]![1] - curve.at(-1)![1])).toBeCloseTo(4, 9);
  for (const point of curve) {
    expect(Math.abs(point[0])).toBeLessThan(1e-9);
    const [ex, ey] = electricField(dipole, point);
    expect(Math.abs(ey / ex)).toBeLessThan(1e-9);
  }
});
