import { ASTRONOMICAL_UNIT, DAY, EARTH_GM, SUN_GM } from '../astronomy/astronomical.js';
import { GRAVITATION } from '../codata/codata.js';
import type { Model } from '../model/model.js';
import { createRandom } from '../random/create-random.js';
import { simulate } from '../simulate/simulate.js';
import { fittedOrder } from '../testing/fitted-order.js';
import type { Body, GravityParams } from './bodies.js';
import { createGravity, orbitOf } from './gravity.js';
import { twoBodies } from './two-bodies.js';
import type { Vector } from '../vectors/vectors.js';

const SUN = SUN_GM / GRAVITATION;
const EARTH = EARTH_GM / GRAVITATION;

/** A planet with a semi-major axis of 1 au that starts at its periapsis. */
function planet(eccentricity: number, mass = EARTH, method: GravityParams['method'] = 'yoshida4') {
  const mu = GRAVITATION * (SUN + mass);
  const nearest = ASTRONOMICAL_UNIT * (1 - eccentricity);
  const speed = Math.sqrt((mu / nearest) * (1 + eccentricity));
  const p: GravityParams = { bodies: twoBodies(SUN, mass, nearest, speed), method };
  return { p, period: 2 * Math.PI * Math.sqrt(ASTRONOMICAL_UNIT ** 3 / mu) };
}

/** Sun, Jupiter, Saturn, Uranus, Neptune: masses by IAU 2015 and JPL ratios, circles about the Sun, in the plane. */
function giants(method: GravityParams['method'] = 'yoshida4'): GravityParams {
  const circle = ([ratio, au, angle]: readonly [number, number, number]): Body => {
    const distance = au * ASTRONOMICAL_UNIT;
    const speed = Math.sqrt(SUN_GM / distance);
    return {
      mass: SUN / ratio,
      position: [distance * Math.cos(angle), distance * Math.sin(angle), 0.02 * distance],
      velocity: [-speed * Math.sin(angle), speed * Math.cos(angle), 0],
    };
  };
  const planets = [
    [1047.35, 5.2, 0],
    [3497.9, 9.54, 2],
    [22_903, 19.19, 4],
    [19_412, 30.07, 5],
  ] as const;
  return {
    bodies: [{ mass: SUN, position: [0, 0, 0], velocity: [0, 0, 0] }, ...planets.map(circle)],
    method,
  };
}

/** Largest change of each invariant, relative to the start. */
function changes(model: Model<GravityParams>, p: GravityParams, steps: number): Record<string, number> {
  const run = simulate({ ...model, events: [] }, p);
  const invariants = model.invariants ?? [];
  const start = invariants.map(({ value }) => value(run.state, p));
  const worst: Record<string, number> = {};
  while (run.steps < steps) {
    run.step();
    invariants.forEach(({ key, value }, i) => {
      const change = Math.abs(value(run.state, p) / (start[i] ?? 0) - 1);
      worst[key] = Math.max(worst[key] ?? 0, change);
    });
  }
  return worst;
}

/** Change of the relative position of the second body, in au. */
function gap(state: Float64Array, start: Float64Array): number {
  const relative = (of: Float64Array, i: number): number => (of[3 + i] ?? 0) - (of[i] ?? 0);
  return Math.hypot(...[0, 1, 2].map((i) => relative(state, i) - relative(start, i))) / ASTRONOMICAL_UNIT;
}

const runFor = (model: Model<GravityParams>, p: GravityParams, steps: number) => {
  const run = simulate({ ...model, events: [] }, p);
  const start = run.state.slice();
  while (run.steps < steps) run.step();
  return { state: run.state, start };
};

describe("the Earth's year", () => {
  test('of a test body at 1 au is 365.257 d (Gauss; IAU 2015 mass of the Sun), from perihelion to perihelion', () => {
    const { p, period } = planet(0.0167, 1000);
    const run = simulate(createGravity(period / 1000), p);
    const passages: number[] = [];
    while (passages.length < 3 && run.steps < 4000)
      for (const { key, time } of run.step()) if (key === 'periapsis1') passages.push(time);
    expect(passages).toHaveLength(3);
    passages.forEach((time, i) => expect(Math.abs(time / DAY / (i + 1) - 365.256_898)).toBeLessThan(1e-6));
    expect((passages[0] ?? 0) / DAY).toBeCloseTo(365.257, 3);
  });

  test('with its own mass is the sidereal year of 365.25636 d (IERS) within 1e-4 d', () => {
    const { p } = planet(0.0167);
    const start = createGravity(1).start(p, createRandom(1));
    expect(Math.abs(orbitOf(start, p, 1).period / DAY - 365.256_36)).toBeLessThan(1e-4);
  });
});

test.each([
  ['of small eccentricity', 0.0167, 1e-7],
  ['like that of Mercury', 0.2056, 2e-7],
  ['of high eccentricity', 0.5, 4e-6],
])(
  'an orbit %s (e = %d) is closed after ten periods of 1000 steps, within %d of its size',
  (_name, e, limit) => {
    const { p, period } = planet(e);
    const { state, start } = runFor(createGravity(period / 1000), p, 10_000);
    expect(gap(state, start)).toBeLessThan(limit);
  },
);

test('with four times as many steps the orbit is closed to 5e-10', () => {
  const { p, period } = planet(0.0167);
  const { state, start } = runFor(createGravity(period / 4000), p, 40_000);
  expect(gap(state, start)).toBeLessThan(5e-10);
});

test.each([
  ['yoshida4', 4],
  ['leapfrog', 2],
] as const)('%s has order %d within 0.15', (method, order) => {
  const { p, period } = planet(0.3, EARTH, method);
  const fitted = fittedOrder((part) => {
    const { state, start } = runFor(createGravity(period * part), p, Math.round(1 / part));
    return gap(state, start);
  }, 1 / 1000);
  expect(Math.abs(fitted - order)).toBeLessThan(0.15);
});

describe('conservation', () => {
  const expectConserved = ({ energy, angularMomentum, momentumBalance }: Record<string, number>): void => {
    expect(energy).toBeLessThan(1e-9);
    expect(angularMomentum).toBeLessThan(1e-12);
    expect(momentumBalance).toBeLessThan(1e-12);
  };

  test('for two bodies and ten periods: energy within 1e-9, angular momentum and momentum within 1e-12', () => {
    for (const mass of [EARTH, 0.3 * SUN]) {
      const { p, period } = planet(0.2, mass);
      expectConserved(changes(createGravity(period / 1000), p, 10_000));
    }
  });

  test('for the Sun and four giants, 200 years in steps of 5 days: energy 1e-9, momenta 1e-12', () => {
    expectConserved(changes(createGravity(5 * DAY), giants(), 14_610));
  });

  test('the momentum balance detects a violation: it differs from 1 when one velocity is changed', () => {
    const model = createGravity(DAY);
    const p = giants();
    const state = model.start(p, createRandom(1));
    const balance = model.invariants?.find(({ key }) => key === 'momentumBalance');
    expect(balance?.value(state, p)).toBe(1);
    state[19] = (state[19] ?? 0) * 1.001;
    expect((balance?.value(state, p) ?? 1) - 1).toBeGreaterThan(1e-5);
  });
});

test("Kepler's second law: equal areas in equal times, within 1e-4 (40 intervals, e = 0.6)", () => {
  const { p, period } = planet(0.6);
  const model = createGravity(period / 4000);
  const run = simulate(model, p);
  const relativePosition = (): Vector =>
    [0, 1, 2].map((i) => (run.state[3 + i] ?? 0) - (run.state[i] ?? 0)) as unknown as Vector;
  const areas: number[] = [];
  let [ax, ay] = relativePosition();
  for (let interval = 0; interval < 40; interval++) {
    let area = 0;
    for (let step = 0; step < 100; step++) {
      run.step();
      const [bx, by] = relativePosition();
      area += (ax * by - ay * bx) / 2;
      [ax, ay] = [bx, by];
    }
    areas.push(area);
  }
  // Chords instead of arcs make the areas slightly too small.
  const whole = Math.PI * ASTRONOMICAL_UNIT ** 2 * Math.sqrt(1 - 0.36);
  areas.forEach((area) => expect(Math.abs((area * 40) / whole - 1)).toBeLessThan(1e-4));
  const arealSpeed =
    model.observables.find(({ key }) => key === 'arealSpeed')?.value(run.time, run.state, p) ?? 0;
  expect(Math.abs((arealSpeed * period) / whole - 1)).toBeLessThan(1e-9);
});

test("Kepler's third law: T² / a³ of five light planets is 4π² / GM within 1e-8, measured by perihelion passages", () => {
  for (const scale of [0.387, 0.723, 1, 1.524, 5.2]) {
    const nearest = scale * ASTRONOMICAL_UNIT;
    const bodies = twoBodies(SUN, 1000, nearest, 1.05 * Math.sqrt(SUN_GM / nearest));
    const p: GravityParams = { bodies, method: 'yoshida4' };
    const orbit = orbitOf(createGravity(1).start(p, createRandom(1)), p, 1);
    const run = simulate(createGravity(orbit.period / 1500), p);
    let passage = 0;
    while (passage === 0 && run.steps < 2000)
      passage = run.step().find(({ key }) => key === 'periapsis1')?.time ?? 0;
    // The mean of periapsis and apoapsis is the semi-major axis.
    const semiMajorAxis = (orbit.periapsis + orbit.apoapsis) / 2;
    expect(Math.abs(((passage ** 2 / semiMajorAxis ** 3) * SUN_GM) / (4 * Math.PI ** 2) - 1)).toBeLessThan(
      1e-8,
    );
  }
});

test('two bodies follow the Kepler motion for any orientation and masses: within 3e-7 au for three periods', () => {
  const tilted: readonly Body[] = [
    { mass: SUN, position: [1e10, -2e10, 5e9], velocity: [2000, -300, 40] },
    { mass: 0.4 * SUN, position: [1.2e11, 6e10, -4e10], velocity: [-9000, 21_000, 7000] },
  ];
  const p: GravityParams = { bodies: tilted, method: 'yoshida4' };
  const model = createGravity(DAY / 8);
  const run = simulate({ ...model, events: [] }, p);
  const { period } = orbitOf(run.state, p, 1);
  let worst = 0;
  while (run.time < 3 * period) {
    run.step();
    const exact = model.exact?.(run.time, p);
    for (let i = 0; i < 6; i++)
      worst = Math.max(worst, Math.abs((run.state[i] ?? 0) - (exact?.[i] ?? Number.NaN)) / ASTRONOMICAL_UNIT);
  }
  expect(worst).toBeLessThan(3e-7);
});

test('for three bodies there is no closed form: the result is NaN', () => {
  expect(createGravity(DAY).exact?.(1, { ...giants(), bodies: giants().bodies.slice(0, 3) })[0]).toBeNaN();
});

test('periapsis and apoapsis events alternate, half a period apart, within 1e-8; a circle has none', () => {
  const { p, period } = planet(0.1);
  const run = simulate(createGravity(period / 1000), p);
  const events: { key: string; time: number }[] = [];
  while (run.steps < 3100) events.push(...run.step());
  expect(events).toHaveLength(6);
  events.forEach(({ key, time }, i) => {
    expect(key).toBe(i % 2 === 0 ? 'apoapsis1' : 'periapsis1');
    expect(Math.abs(time / period - (i + 1) / 2)).toBeLessThan(1e-8);
  });

  const circle = simulate(createGravity(period / 1000), planet(0).p);
  while (circle.steps < 2000) expect(circle.step()).toEqual([]);
});

test('the observed orbital elements stay constant within 1e-9', () => {
  const { p, period } = planet(0.25);
  const model = createGravity(period / 2000);
  const { state } = runFor(model, p, 1700);
  const observed = (key: string): number =>
    model.observables.find((observable) => observable.key === key)?.value(0, state, p) ?? Number.NaN;
  expect(Math.abs(observed('semiMajorAxis') / ASTRONOMICAL_UNIT - 1)).toBeLessThan(1e-9);
  expect(Math.abs(observed('eccentricity') - 0.25)).toBeLessThan(1e-9);
  expect(Math.abs(observed('period') / period - 1)).toBeLessThan(1e-9);
});

test('time reversal: the Sun and four giants, 50 years forward and back within 1e-11 au', () => {
  for (const method of ['yoshida4', 'leapfrog'] as const) {
    const p = giants(method);
    const model = createGravity(DAY);
    const advance = model.solver(p);
    const start = model.start(p, createRandom(1));
    const state = start.slice();
    for (let step = 0; step < 3652; step++) advance(0, state, 5 * DAY);
    expect(Math.abs((state[3] ?? 0) / (start[3] ?? 1) - 1)).toBeGreaterThan(0.01);
    for (let step = 0; step < 3652; step++) advance(0, state, -5 * DAY);
    for (let i = 0; i < 15; i++)
      expect(Math.abs((state[i] ?? 0) - (start[i] ?? 0)) / ASTRONOMICAL_UNIT).toBeLessThan(1e-11);
  }
});

test('eight times the distances at the same masses make every period 8^(3/2) times as long, within 1e-12', () => {
  const { p, period } = planet(0.3);
  const wide: GravityParams = {
    ...p,
    bodies: p.bodies.map(({ mass, position: [x, y, z], velocity: [vx, vy, vz] }) => ({
      mass,
      position: [8 * x, 8 * y, 8 * z],
      velocity: [vx / Math.sqrt(8), vy / Math.sqrt(8), vz / Math.sqrt(8)],
    })),
  };
  const near = runFor(createGravity(period / 1000), p, 777).state;
  const far = runFor(createGravity((period / 1000) * 8 ** 1.5), wide, 777).state;
  for (let i = 3; i < 5; i++) expect(Math.abs((far[i] ?? 0) / (near[i] ?? 1) / 8 - 1)).toBeLessThan(1e-12);
});

test('Galilean invariance: a common velocity of 5 km/s does not change the relative motion, within 1e-11 au', () => {
  const { p, period } = planet(0.3, 0.2 * SUN);
  const moving = {
    ...p,
    bodies: p.bodies.map((body): Body => ({
      ...body,
      velocity: [body.velocity[0] + 5000, body.velocity[1], 0],
    })),
  };
  const [resting, shifted] = [p, moving].map(
    (each) => runFor(createGravity(period / 1000), each, 1000).state,
  );
  expect(gap(resting ?? new Float64Array(0), shifted ?? new Float64Array(0))).toBeLessThan(1e-11);
});

test('the layout names every number of the state', () => {
  const p = giants();
  expect(createGravity(DAY).layout(p)).toHaveLength(30);
  expect(createGravity(DAY).layout(p)[15]).toEqual({ key: 'vx0', unit: 'm/s' });
});
