import { dopri5 } from '../integrate/dormand-prince.js';
import { keplerMotion } from './kepler-motion.js';
import { orbitalElements } from './orbital-elements.js';

/** From the periapsis at distance 1 with mu = 1, for an eccentricity e. */
const fromPeriapsis = (t: number, e: number) => keplerMotion(t, [1, 0, 0], [0, Math.sqrt(1 + e), 0], 1);

/** Bisection, a method independent of the tested one. */
function root(value: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  for (let round = 0; round < 200; round++) {
    const middle = (a + b) / 2;
    if (value(middle) < 0) a = middle;
    else b = middle;
  }
  return b;
}

test.each([0, 0.1, 0.5, 0.9, 0.99, 0.999])(
  "e = %d: the position satisfies Kepler's equation M = E - e sin E, within 1e-12 + 1e-13 / (1 - e) of the orbit's size",
  (e) => {
    const a = 1 / (1 - e);
    const tolerance = 1e-12 + 1e-13 * a;
    for (const part of [0.001, 0.1, 0.3, 0.5, 0.77, 0.999]) {
      const mean = 2 * Math.PI * part;
      const [[x, y]] = fromPeriapsis(mean * a ** 1.5, e);
      const anomaly = root((each) => each - e * Math.sin(each) - mean, 0, 2 * Math.PI);
      expect(Math.abs(x / a - (Math.cos(anomaly) - e))).toBeLessThan(tolerance);
      expect(Math.abs(y / a - Math.sqrt(1 - e * e) * Math.sin(anomaly))).toBeLessThan(tolerance);
    }
  },
);

test.each([1.001, 1.5, 4, 50])(
  'e = %d: the position on the hyperbola satisfies M = e sinh H - H, within 1e-12 of its distance, even far out',
  (e) => {
    const a = 1 / (e - 1);
    for (const t of [-300, -2, 0.01, 1, 30, 1e4]) {
      const mean = Math.abs(t) / a ** 1.5;
      const anomaly = Math.sign(t) * root((each) => e * Math.sinh(each) - each - mean, 0, 40);
      const [[x, y]] = fromPeriapsis(t, e);
      const distance = a * (e * Math.cosh(anomaly) - 1);
      expect(Math.abs(x - a * (e - Math.cosh(anomaly))) / distance).toBeLessThan(1e-12);
      expect(Math.abs(y - a * Math.sqrt(e * e - 1) * Math.sinh(anomaly)) / distance).toBeLessThan(1e-12);
    }
  },
);

test("e = 1: the position on the parabola satisfies Barker's equation, within 1e-12 of its distance", () => {
  for (const t of [-40, 0.3, 5, 1000]) {
    // t = √2 (D + D³/3), x = 1 - D², y = 2 D.
    const d = Math.sign(t) * root((each) => Math.SQRT2 * (each + each ** 3 / 3) - Math.abs(t), 0, 1000);
    const [[x, y]] = fromPeriapsis(t, 1);
    expect(Math.abs(x - (1 - d * d)) / (1 + d * d)).toBeLessThan(1e-12);
    expect(Math.abs(y - 2 * d) / (1 + d * d)).toBeLessThan(1e-12);
  }
});

test('from any position the motion equals that of Dormand-Prince (1e-13), position and velocity within 1e-10', () => {
  const [position, velocity] = [
    [0.7, -0.4, 0.5],
    [0.5, 0.6, -0.3],
  ] as const;
  const state = Float64Array.of(...position, ...velocity);
  dopri5(
    (_t, [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0], out) => {
      const cube = Math.hypot(x, y, z) ** 3;
      out.set([vx, vy, vz, -x / cube, -y / cube, -z / cube]);
    },
    6,
    { relative: 1e-13, absolute: 1e-13 },
  )(0, state, 3);
  const [endPosition, endVelocity] = keplerMotion(3, position, velocity, 1);
  [...endPosition, ...endVelocity].forEach((value, i) =>
    expect(Math.abs(value - (state[i] ?? 0))).toBeLessThan(1e-10),
  );
});

test('after a thousand periods a body is at its start, within 1e-10', () => {
  const [[x, y]] = fromPeriapsis(2000 * Math.PI * 2 ** 1.5, 0.5);
  expect(Math.abs(x - 1)).toBeLessThan(1e-10);
  expect(Math.abs(y)).toBeLessThan(1e-10);
});

describe('orbital elements', () => {
  test('from the periapsis are those of the conic, within 1e-13', () => {
    const { semiMajorAxis, eccentricity, period, periapsis, apoapsis, arealSpeed, inclination } =
      orbitalElements([1, 0, 0], [0, Math.sqrt(1.5) * 0.6, Math.sqrt(1.5) * 0.8], 1);
    expect(semiMajorAxis).toBeCloseTo(2, 13);
    expect(eccentricity).toBeCloseTo(0.5, 14);
    expect(period).toBeCloseTo(2 * Math.PI * 2 ** 1.5, 12);
    expect(periapsis).toBeCloseTo(1, 14);
    expect(apoapsis).toBeCloseTo(3, 13);
    expect(arealSpeed).toBeCloseTo(Math.sqrt(1.5) / 2, 14);
    expect(inclination).toBeCloseTo(Math.acos(0.6), 14);
  });

  test('a hyperbola has a negative axis and no period; a circle has zero eccentricity except for rounding', () => {
    const open = orbitalElements([1, 0, 0], [0, Math.sqrt(3), 0], 1);
    expect(open.semiMajorAxis).toBeCloseTo(-1, 13);
    expect(open.eccentricity).toBeCloseTo(2, 14);
    expect(open.period).toBe(Infinity);
    expect(open.apoapsis).toBe(Infinity);
    expect(orbitalElements([0.6, 0.8, 0], [-0.8, 0.6, 0], 1).eccentricity).toBeLessThan(1e-15);
  });

  test('are constant along the orbit, within 1e-12', () => {
    for (const t of [0.3, 4, 9]) {
      const { semiMajorAxis, eccentricity, periapsis } = orbitalElements(...fromPeriapsis(t, 0.7), 1);
      expect(semiMajorAxis * 0.3).toBeCloseTo(1, 12);
      expect(eccentricity).toBeCloseTo(0.7, 12);
      expect(periapsis).toBeCloseTo(1, 12);
    }
  });
});
