import { rk4 } from '../integrate/index.js';
import { keplerMotion } from '../gravity/kepler-motion.js';
import { eccentricAnomaly, orbitPoint } from './elliptic-orbit.js';

const TURN = 2 * Math.PI;
const eccentricities = [0, 0.0167, 0.2056, 0.5, 0.8, 0.9];
const degrees = Math.PI / 180;

/** Position relative to the Sun, and velocity per unit of mean anomaly by central differences of order 6. */
function motion(mean: number, eccentricity: number) {
  const point = orbitPoint(mean, eccentricity);
  // A hundredth of the local time scale, which is shortest at perihelion.
  const h = 0.01 * Math.hypot(point.x - eccentricity, point.y) ** 1.5;
  const positionAfter = (steps: number) => orbitPoint(mean + steps * h, eccentricity);
  const slope = (axis: 'x' | 'y') =>
    (45 * (positionAfter(1)[axis] - positionAfter(-1)[axis]) -
      9 * (positionAfter(2)[axis] - positionAfter(-2)[axis]) +
      positionAfter(3)[axis] -
      positionAfter(-3)[axis]) /
    (60 * h);
  const { x, y } = point;
  return { x: x - eccentricity, y, vx: slope('x'), vy: slope('y') };
}

/** Newton's law r″ = −r/r³ from perihelion (semi-major axis 1, so the period is 2π), by the Runge-Kutta method. */
function newtonianOrbit(eccentricity: number, time: number, steps: number) {
  const advance = rk4((_t, [x = 0, y = 0, vx = 0, vy = 0], out) => {
    const cube = Math.hypot(x, y) ** 3;
    out.set([vx, vy, -x / cube, -y / cube]);
  }, 4);
  const state = Float64Array.of(1 - eccentricity, 0, 0, Math.sqrt((1 + eccentricity) / (1 - eccentricity)));
  for (let step = 0; step < steps; step += 1) advance(0, state, time / steps);
  return { x: state[0]! + eccentricity, y: state[1]! };
}

test('textbook example: e = 0.1, M = 5° gives E = 5.554589° (Meeus, Astronomical Algorithms, ch. 30)', () => {
  expect(eccentricAnomaly(5 * degrees, 0.1) / degrees).toBeCloseTo(5.554589, 6);
});

test.each(eccentricities)('e = %d: the solution satisfies the equation to the last digits', (e) => {
  for (let mean = -7; mean <= 7; mean += 0.013) {
    const anomaly = eccentricAnomaly(mean, e);
    const residual = anomaly - e * Math.sin(anomaly) - mean;
    expect(Math.abs(residual - TURN * Math.round(residual / TURN))).toBeLessThan(1e-14);
  }
});

test('perihelion, aphelion and a circle are exact', () => {
  expect(orbitPoint(0, 0.8)).toEqual({ x: 1, y: 0 });
  expect(orbitPoint(Math.PI, 0.8).x).toBe(-1);
  expect(orbitPoint(1, 0).x).toBeCloseTo(Math.cos(1), 15);
});

test.each(eccentricities)('e = %d: the position is that of a body that moves by Newton’s law', (e) => {
  for (const time of [0.4, 2, 5]) {
    const { x, y } = newtonianOrbit(e, time, 100_000);
    const point = orbitPoint(time, e);
    expect(Math.abs(point.x - x)).toBeLessThan(1e-10);
    expect(Math.abs(point.y - y)).toBeLessThan(1e-10);
  }
});

test.each(eccentricities)('e = %d: areal velocity and energy are constant', (e) => {
  for (let mean = 0; mean < TURN; mean += 0.05) {
    const { x, y, vx, vy } = motion(mean, e);
    expect(Math.abs((x * vy - y * vx) / Math.sqrt(1 - e ** 2) - 1)).toBeLessThan(1e-10);
    expect(Math.abs((vx ** 2 + vy ** 2) / 2 - 1 / Math.hypot(x, y) + 1 / 2)).toBeLessThan(1e-10);
  }
});

test.each(eccentricities)('e = %d: the period is 2π for every eccentricity (Kepler’s third law)', (e) => {
  const start = orbitPoint(1, e);
  const later = orbitPoint(1 + TURN, e);
  expect(later.x).toBeCloseTo(start.x, 13);
  expect(later.y).toBeCloseTo(start.y, 13);
  const before = orbitPoint(1 + 0.99 * TURN, e);
  expect(Math.hypot(before.x - start.x, before.y - start.y)).toBeGreaterThan(0.01);
});

test.each(eccentricities)('e = %d: equals the solution in universal variables, within 1e-11', (e) => {
  const speed = Math.sqrt((1 + e) / (1 - e));
  for (const time of [0.1, 1, 3, 6]) {
    const [[x, y]] = keplerMotion(time, [1 - e, 0, 0], [0, speed, 0], 1);
    const point = orbitPoint(time, e);
    expect(Math.abs(point.x - e - x)).toBeLessThan(1e-11);
    expect(Math.abs(point.y - y)).toBeLessThan(1e-11);
  }
});
