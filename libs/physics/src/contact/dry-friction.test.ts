import { rk4 } from '../integrate/rk4.js';
import { simulate } from '../simulate/simulate.js';
import { frictionEvents, frictionForce, motionFromRest, type DryContact } from './dry-friction.js';
import type { Model } from '../model/model.js';

const G = 9.81;

interface SledParams {
  readonly mass: number;
  readonly staticCoefficient: number;
  readonly kineticCoefficient: number;
  /** Slope, rad. */
  readonly slope: number;
  readonly velocity: number;
  /** Spring whose other end moves with a constant speed; 0: none. */
  readonly stiffness: number;
  readonly speed: number;
}

const SLED: SledParams = {
  mass: 0.5,
  staticCoefficient: 0.5,
  kineticCoefficient: 0.3,
  slope: 0,
  velocity: 0,
  stiffness: 0,
  speed: 0,
};

const contact: DryContact<SledParams, Float64Array> = {
  velocity: 1,
  motion: 2,
  drive: (t, [x = 0], { mass, slope, stiffness, speed }) =>
    stiffness * (speed * t - x) - mass * G * Math.sin(slope),
  normal: (_state, { mass, slope }) => mass * G * Math.cos(slope),
  coefficients: (p) => p,
};

const sled: Model<SledParams> = {
  dt: 0.001,
  layout: () => ['x', 'v', 'motion', 'heat'].map((key) => ({ key, unit: '1' })),
  start: ({ velocity }) => Float64Array.of(0, velocity, Math.sign(velocity), 0),
  solver: (p) =>
    rk4((t, y, out) => {
      out.fill(0);
      const motion = y[2] ?? 0;
      if (motion === 0) return;
      const drive = contact.drive(t, y, p);
      const friction = frictionForce(motion, drive, contact.normal(y, p), p);
      out[0] = y[1] ?? 0;
      out[1] = (drive + friction) / p.mass;
      out[3] = -friction * (y[1] ?? 0);
    }, 4),
  events: frictionEvents(contact),
  observables: [],
};

test.each([0.4, 1.5, 3])('a sled of %d m/s stops at v² / (2 μk g) and stays there', (velocity) => {
  const run = simulate(sled, { ...SLED, velocity });
  const events = Array.from({ length: 3000 }, () => run.step()).flat();
  const distance = velocity ** 2 / (2 * 0.3 * G);
  expect(events.map(({ key }) => key)).toEqual(['stopped']);
  expect(Math.abs((events[0]?.time ?? NaN) - velocity / (0.3 * G))).toBeLessThan(1e-11);
  expect(Math.abs((run.state[0] ?? NaN) - distance)).toBeLessThan(1e-11);
  expect(Math.abs((run.state[3] ?? NaN) - (0.5 * velocity ** 2) / 2)).toBeLessThan(1e-11);
  const [x, v] = run.state;
  for (let step = 0; step < 10_000; step++) expect(run.step()).toEqual([]);
  expect([run.state[0], run.state[1], v]).toEqual([x, 0, 0]);
});

test('on a slope it slips above arctan μs, found by bisection in the model within 1e-9 rad', () => {
  for (const staticCoefficient of [0.04, 0.5, 1]) {
    let [rests, slips] = [0, Math.PI / 3];
    while (slips - rests > 1e-11) {
      const slope = (rests + slips) / 2;
      const run = simulate(sled, { ...SLED, staticCoefficient, kineticCoefficient: 0.02, slope });
      if (run.step().some(({ key }) => key === 'slipped')) slips = slope;
      else rests = slope;
    }
    expect(Math.abs(slips - Math.atan(staticCoefficient))).toBeLessThan(1e-9);
  }
});

test('thrown up a slope it stops, slips at once where static friction cannot hold it, and stays where it can', () => {
  const keys = (slope: number) => {
    const run = simulate(sled, { ...SLED, slope, velocity: 1 });
    return Array.from({ length: 2000 }, () => run.step())
      .flat()
      .map(({ key, time }) => [key, time.toFixed(9)]);
  };
  const stop = (slope: number) => (1 / G / (Math.sin(slope) + 0.3 * Math.cos(slope))).toFixed(9);
  expect(keys(0.4)).toEqual([['stopped', stop(0.4)]]);
  expect(keys(0.6)).toEqual([
    ['stopped', stop(0.6)],
    ['slipped', stop(0.6)],
  ]);
});

test('stick-slip: a sled on a spring whose end moves evenly follows the piecewise closed form within 1e-8', () => {
  const [stiffness, speed] = [40, 0.05];
  const run = simulate(sled, { ...SLED, stiffness, speed });
  const weight = 0.5 * G;
  const omega = Math.sqrt(stiffness / 0.5);
  const slack = ((0.5 - 0.3) * weight) / stiffness;
  // In the frame of the moving end the sled swings about the stretch μk N / k from (slack, speed), until its speed is zero.
  const slide = (2 * (Math.PI - Math.atan((slack * omega) / speed))) / omega;
  const first = (0.5 * weight) / stiffness / speed;
  const stick = (2 * slack) / speed;
  const expected = [0, 1, 2, 3, 4].flatMap((cycle) => {
    const start = first + cycle * (slide + stick);
    return [
      ['slipped', start],
      ['stopped', start + slide],
    ] as const;
  });
  const events = Array.from({ length: 12_000 }, () => run.step()).flat();
  expect(events.length).toBeGreaterThanOrEqual(expected.length);
  expected.forEach(([key, time], index) => {
    expect(events[index]?.key).toBe(key);
    expect(Math.abs((events[index]?.time ?? NaN) - time)).toBeLessThan(1e-8);
  });
  // Each slip ends 2 slack + speed · slide farther.
  const [, stopped] = events;
  expect(Math.abs((stopped?.state[0] ?? NaN) - (2 * slack + speed * slide))).toBeLessThan(1e-8);
});

test('a change of parameters makes a resting sled slip at the start of the next step', () => {
  const run = simulate(sled, SLED);
  while (run.steps < 5) expect(run.step()).toEqual([]);
  run.setParameters({ ...SLED, slope: 0.6 });
  expect(run.step().map(({ key, time }) => [key, time])).toEqual([['slipped', 0.005]]);
  expect(run.state[1]).toBeLessThan(0);
});

test('the force balances a drive up to the static limit, and is the kinetic one against any motion', () => {
  expect(motionFromRest(-4, 10, SLED)).toBe(0);
  expect(motionFromRest(5, 10, SLED)).toBe(0);
  expect(motionFromRest(-5.1, 10, SLED)).toBe(-1);
  expect(frictionForce(0, -4, 10, SLED)).toBe(4);
  expect(frictionForce(0, 7, 10, SLED)).toBe(-5);
  expect(frictionForce(-1, -7, 10, SLED)).toBe(3);
  expect(frictionForce(1, -7, 10, SLED)).toBe(-3);
});
