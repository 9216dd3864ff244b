import { eccentricAnomaly, orbitPoint } from './kepler.js';

const TURN = 2 * Math.PI;
const eccentricities = [0, 0.0167, 0.2056, 0.5, 0.8, 0.9];
const degrees = Math.PI / 180;

/** Place from the Sun, and velocity per unit of mean anomaly, by central differences of the sixth order. */
function motion(mean: number, eccentricity: number) {
  const near = orbitPoint(mean, eccentricity);
  // A hundredth of the time in which much changes, which is shortest at perihelion.
  const h = 0.01 * Math.hypot(near.x - eccentricity, near.y) ** 1.5;
  const at = (steps: number) => orbitPoint(mean + steps * h, eccentricity);
  const slope = (axis: 'x' | 'y') =>
    (45 * (at(1)[axis] - at(-1)[axis]) - 9 * (at(2)[axis] - at(-2)[axis]) + at(3)[axis] - at(-3)[axis]) /
    (60 * h);
  const { x, y } = near;
  return { x: x - eccentricity, y, vx: slope('x'), vy: slope('y') };
}

/** Newton's law r″ = −r/r³ from perihelion on (axis 1, so one turn lasts 2π), by the Runge–Kutta method. */
function fall(eccentricity: number, time: number, steps: number) {
  type State = [number, number, number, number];
  const rate = ([x, y, vx, vy]: State): State => {
    const cube = Math.hypot(x, y) ** 3;
    return [vx, vy, -x / cube, -y / cube];
  };
  const plus = (s: State, r: State, by: number) => s.map((value, i) => value + by * r[i]!) as State;
  const h = time / steps;
  let state: State = [1 - eccentricity, 0, 0, Math.sqrt((1 + eccentricity) / (1 - eccentricity))];
  for (let step = 0; step < steps; step += 1) {
    const a = rate(state);
    const b = rate(plus(state, a, h / 2));
    const c = rate(plus(state, b, h / 2));
    const d = rate(plus(state, c, h));
    state = state.map((value, i) => value + (h / 6) * (a[i]! + 2 * b[i]! + 2 * c[i]! + d[i]!)) as State;
  }
  return { x: state[0] + eccentricity, y: state[1] };
}

test('the example of the textbook: e = 0.1, M = 5° gives E = 5.554589° (Meeus, Astronomical Algorithms, ch. 30)', () => {
  expect(eccentricAnomaly(5 * degrees, 0.1) / degrees).toBeCloseTo(5.554589, 6);
});

test.each(eccentricities)('e = %d: the answer satisfies the equation to the last digits', (e) => {
  for (let mean = -7; mean <= 7; mean += 0.013) {
    const anomaly = eccentricAnomaly(mean, e);
    const rest = anomaly - e * Math.sin(anomaly) - mean;
    expect(Math.abs(rest - TURN * Math.round(rest / TURN))).toBeLessThan(1e-14);
  }
});

test('perihelion, aphelion and a circle need no solving', () => {
  expect(orbitPoint(0, 0.8)).toEqual({ x: 1, y: 0 });
  expect(orbitPoint(Math.PI, 0.8).x).toBe(-1);
  expect(orbitPoint(1, 0).x).toBeCloseTo(Math.cos(1), 15);
});

test.each(eccentricities)(
  'e = %d: the place is that of a body falling around the Sun by Newton’s law',
  (e) => {
    for (const time of [0.4, 2, 5]) {
      const { x, y } = fall(e, time, 100_000);
      const point = orbitPoint(time, e);
      expect(Math.abs(point.x - x)).toBeLessThan(1e-10);
      expect(Math.abs(point.y - y)).toBeLessThan(1e-10);
    }
  },
);

test.each(eccentricities)('e = %d: areal velocity and energy stay the same', (e) => {
  for (let mean = 0; mean < TURN; mean += 0.05) {
    const { x, y, vx, vy } = motion(mean, e);
    expect(Math.abs((x * vy - y * vx) / Math.sqrt(1 - e ** 2) - 1)).toBeLessThan(1e-10);
    expect(Math.abs((vx ** 2 + vy ** 2) / 2 - 1 / Math.hypot(x, y) + 1 / 2)).toBeLessThan(1e-10);
  }
});

test.each(eccentricities)('e = %d: one turn lasts 2π, whatever the shape (the period law)', (e) => {
  const start = orbitPoint(1, e);
  const later = orbitPoint(1 + TURN, e);
  expect(later.x).toBeCloseTo(start.x, 13);
  expect(later.y).toBeCloseTo(start.y, 13);
  const before = orbitPoint(1 + 0.99 * TURN, e);
  expect(Math.hypot(before.x - start.x, before.y - start.y)).toBeGreaterThan(0.01);
});
