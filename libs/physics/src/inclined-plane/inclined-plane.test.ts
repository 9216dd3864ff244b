import { simulate } from '../simulate/simulate.js';
import { inclinedPlane, type InclinedPlaneParams } from './index.js';

const DEGREE = Math.PI / 180;
const WOOD: InclinedPlaneParams = {
  ...{ mass: 0.3, angle: 30 * DEGREE, gravity: 9.81, travel: 0.8, position: 0.8, velocity: 0 },
  ...{ staticCoefficient: 0.5, kineticCoefficient: 0.3, pull: 'none', force: 0, handSpeed: 0 },
};

/** Runs for some seconds. @returns the run, its events, and a reader of its observables */
function runOf(p: InclinedPlaneParams, seconds: number) {
  const run = simulate(inclinedPlane, p);
  const events = Array.from({ length: Math.round(seconds * 1000) }, () => run.step()).flat();
  const observed = (key: string): number =>
    inclinedPlane.observables.find((one) => one.key === key)?.value(run.time, run.state, p) ?? NaN;
  return { run, events, observed, keys: events.map(({ key }) => key) };
}

test.each([
  [30, 0.3],
  [45, 0.05],
  [60, 0.8],
])(
  '%d°, μ %d: slides by a = g (sin α - μ cos α), reaches the bottom at √(2 l / a) and stays there',
  (angle, μ) => {
    const p = { ...WOOD, angle: angle * DEGREE, staticCoefficient: μ, kineticCoefficient: μ };
    const a = 9.81 * (Math.sin(p.angle) - μ * Math.cos(p.angle));
    const half = runOf(p, 0.3);
    expect(half.observed('acceleration')).toBeCloseTo(-a, 12);
    expect(Math.abs(half.observed('position') - (0.8 - (a * 0.3 ** 2) / 2))).toBeLessThan(1e-12);
    const { run, events, observed } = runOf(p, 3);
    expect(events.map(({ key }) => key)).toEqual(['bottom']);
    expect(Math.abs((events[0]?.time ?? NaN) - Math.sqrt(1.6 / a))).toBeLessThan(1e-11);
    for (let step = 0; step < 10_000; step++) expect(run.step()).toEqual([]);
    expect([observed('position'), observed('velocity'), observed('acceleration')]).toEqual([0, 0, 0]);
  },
);

test('the acceleration on 30° with μ 0.2 is 3.20586 m/s²', () => {
  const p = { ...WOOD, staticCoefficient: 0.2, kineticCoefficient: 0.2 };
  expect(runOf(p, 0.1).observed('acceleration')).toBeCloseTo(-3.20586, 5);
});

test('published: a crate of 20 kg with μs 0.7, μk 0.6 (OpenStax, University Physics 1, 6.2)', () => {
  const crate = { ...WOOD, mass: 20, angle: 0, gravity: 9.8, position: 0, travel: 100 };
  const pulled = (force: number) =>
    runOf({ ...crate, staticCoefficient: 0.7, kineticCoefficient: 0.6, pull: 'force', force }, 0.1).observed;
  for (const force of [20, 30, 120]) {
    expect(pulled(force)('friction')).toBe(force);
    expect(pulled(force)('acceleration')).toBe(0);
  }
  expect(pulled(180)('friction')).toBeCloseTo(118, 0);
  expect(pulled(180)('acceleration')).toBeCloseTo(3.1, 1);
});

test('published: a skier of 62 kg on 25° with a friction of 45.0 N, μk 0.082, slides evenly at tg α (ibid.)', () => {
  const skier = { ...WOOD, mass: 62, angle: 25 * DEGREE, gravity: 9.8, position: 50, travel: 100 };
  const { observed } = runOf({ ...skier, staticCoefficient: 0.1, kineticCoefficient: 0.082 }, 0.1);
  expect(observed('friction')).toBeCloseTo(45, 0);
  const even = { ...skier, velocity: -2, kineticCoefficient: Math.tan(skier.angle) };
  expect(runOf({ ...even, staticCoefficient: 1 }, 5).observed('velocity')).toBeCloseTo(-2, 12);
});

test.each([0, 20, 45])(
  'pulled evenly up %d°: the force rises to the static limit, then is m g (sin α + μ cos α)',
  (angle) => {
    const p = { ...WOOD, angle: angle * DEGREE, position: 0, pull: 'hand', handSpeed: 0.05 } as const;
    const weight = 0.3 * 9.81;
    const [up, normal] = [weight * Math.sin(p.angle), weight * Math.cos(p.angle)];
    const run = simulate(inclinedPlane, p);
    const pull = inclinedPlane.observables.find(({ key }) => key === 'pull');
    let [largest, slips] = [0, 0];
    while (run.steps < 6000) {
      for (const { key, time, state } of run.step()) {
        if (key === 'slipped') slips++;
        largest = Math.max(largest, pull?.value(time, state, p) ?? NaN);
      }
    }
    expect(slips).toBe(1);
    expect(Math.abs(largest - (up + 0.5 * normal))).toBeLessThan(1e-9);
    const { observed } = runOf(p, 6);
    expect(Math.abs(observed('pull') - (up + 0.3 * normal))).toBeLessThan(1e-9);
    expect(Math.abs(observed('velocity') - 0.05)).toBeLessThan(1e-9);
    expect(Math.abs(observed('efficiency') - up / (up + 0.3 * normal))).toBeLessThan(1e-9);
  },
);

test('at the upper stop it stays, with the hand, until the force is taken away', () => {
  const p = { ...WOOD, angle: 20 * DEGREE, position: 0.4, pull: 'hand', handSpeed: 0.2 } as const;
  const { run, keys, observed } = runOf(p, 10);
  expect(keys).toEqual(['slipped', 'top']);
  expect([observed('position'), observed('velocity')]).toEqual([0.8, 0]);
  const even = 0.3 * 9.81 * (Math.sin(p.angle) + 0.3 * Math.cos(p.angle));
  expect(Math.abs(observed('pull') - even)).toBeLessThan(1e-6);
  expect(Number.isNaN(observed('efficiency'))).toBe(true);
  run.setParameters({ ...p, pull: 'none', angle: 40 * DEGREE });
  expect(run.step().map(({ key, time }) => [key, time])).toEqual([['slipped', 10]]);
});

test('a push that ends within a step does not carry it through the lower stop', () => {
  const p = { ...WOOD, angle: 60 * DEGREE, position: 0, velocity: 1e-3 };
  const run = simulate(inclinedPlane, p);
  expect(run.step().map(({ key }) => key)).toEqual(['stopped', 'slipped', 'bottom']);
  while (run.steps < 1000) expect(run.step()).toEqual([]);
  expect(run.state[0]).toBe(0);
});

test('energy: kinetic + lifted + friction + impacts is the work of the pull, within 1e-9 of the scale', () => {
  const [law] = inclinedPlane.invariants ?? [];
  const cases: InclinedPlaneParams[] = [
    WOOD,
    { ...WOOD, position: 0, velocity: 3, angle: 40 * DEGREE },
    { ...WOOD, position: 0.1, pull: 'force', force: 4.5 },
    { ...WOOD, position: 0, pull: 'hand', handSpeed: 0.2 },
    { ...WOOD, angle: 0, position: 0, velocity: 2, kineticCoefficient: 0.02 },
  ];
  for (const p of cases) {
    const run = simulate(inclinedPlane, p);
    const initial = run.state.slice();
    for (let step = 0; step < 60_000; step++) {
      run.step();
      // The plane is tilted while the block moves.
      if (step === 150) run.setParameters({ ...p, angle: p.angle + 0.1 });
    }
    const drift = (law?.value(run.state, p) ?? NaN) - (law?.value(initial, p) ?? NaN);
    expect(Math.abs(drift / (law?.scale?.(initial, p) ?? NaN))).toBeLessThan(1e-9);
  }
});

test('the loss of mechanical energy is the work of friction, within 1e-9 J', () => {
  const { run, observed } = runOf({ ...WOOD, position: 0.1, velocity: 2 }, 0.25);
  const [, v = 0] = run.state;
  const lost = (0.3 * (2 ** 2 - v ** 2)) / 2 - 0.3 * 9.81 * 0.5 * (observed('position') - 0.1);
  const path = observed('position') - 0.1;
  expect(Math.abs(observed('heat') - lost)).toBeLessThan(1e-9);
  expect(Math.abs(observed('heat') - 0.3 * 0.3 * 9.81 * Math.cos(WOOD.angle) * path)).toBeLessThan(1e-9);
});

test('four times the mass: the same acceleration and times, four times the forces', () => {
  const [light, heavy] = [runOf(WOOD, 0.4), runOf({ ...WOOD, mass: 1.2 }, 0.4)];
  expect(heavy.observed('velocity')).toBeCloseTo(light.observed('velocity'), 12);
  expect(heavy.observed('friction')).toBeCloseTo(4 * light.observed('friction'), 12);
});

test('the layout names every number of the state', () => {
  expect(inclinedPlane.layout(WOOD)).toHaveLength(simulate(inclinedPlane, WOOD).state.length);
});
