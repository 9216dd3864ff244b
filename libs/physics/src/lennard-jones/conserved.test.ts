import { simulate } from '../simulate/simulate.js';
import { stateHash } from '../simulate/state-hash.js';
import {
  lennardJones,
  NOBLE_GASES,
  particleEnergy,
  particleFields,
  particleRows,
  pairPotential,
  type LennardJonesParams,
} from './index.js';
import { PairForces } from './pair-forces.js';

const { neon, argon } = NOBLE_GASES;
const NM = 1e-9;

const drop: LennardJonesParams = {
  components: [{ ...argon, count: 36 }],
  width: 5 * NM,
  height: 5 * NM,
  arrangement: 'liquid',
  temperature: 45,
  gravity: 1e12,
};

/** Sum of m v, kg·m/s. */
function momentum(state: Float64Array, { components }: LennardJonesParams): [number, number] {
  const masses = components.flatMap(({ count, mass }) => Array.from({ length: count }, () => mass));
  const { vx, vy } = particleRows(state, masses.length);
  const sum = (row: Float64Array): number => masses.reduce((all, mass, i) => all + mass * (row[i] ?? NaN), 0);
  return [sum(vx), sum(vy)];
}

test('forces are the negative gradient of the energy, also where the potential is switched off and around a core', () => {
  const core = 0.5 * NM;
  const pairs = new PairForces({
    ...drop,
    components: [
      { ...argon, count: 1 },
      { ...neon, count: 1, core },
    ],
  });
  const sigma = (argon.sigma + neon.sigma) / 2;
  const epsilon = Math.sqrt(argon.epsilon * neon.epsilon);
  const at = (gap: number) => {
    const distance = core + gap * sigma;
    const particles = {
      x: Float64Array.of(0, 0.6 * distance),
      y: Float64Array.of(0, 0.8 * distance),
      fx: new Float64Array(2),
      fy: new Float64Array(2),
    };
    pairs.list(particles);
    pairs.add(particles);
    return { energy: pairs.energy, fx: particles.fx[1] ?? NaN, fy: particles.fy[1] ?? NaN };
  };
  for (const gap of [0.95, 1.1, 1.5, 1.999, 2.001, 2.2, 2.4, 2.499, 2.6]) {
    const step = 1e-5;
    const force = (at(gap - step).energy - at(gap + step).energy) / (2 * step * sigma);
    expect(at(gap).energy / epsilon).toBeCloseTo(
      pairPotential(gap * sigma, { sigma, epsilon }) / epsilon,
      12,
    );
    expect((at(gap).fx * sigma) / epsilon / 0.6).toBeCloseTo((force * sigma) / epsilon, 5);
    expect((at(gap).fy * sigma) / epsilon / 0.8).toBeCloseTo((force * sigma) / epsilon, 5);
  }
});

test('without heat the mean energy drifts by less than 1e-6 in 100,000 evaluations of the forces', () => {
  const run = simulate(lennardJones, drop);
  const meanOver = (steps: number): number => {
    let sum = 0;
    for (let step = 0; step < steps; step++) {
      run.step();
      sum += particleEnergy(run.state, drop);
    }
    return sum / steps;
  };
  const start = particleEnergy(run.state, drop);
  const first = meanOver(625);
  for (let step = 0; step < 5000; step++) run.step();
  expect(Math.abs(meanOver(625) / first - 1)).toBeLessThan(1e-6);
  expect(Math.abs(particleEnergy(run.state, drop) / start - 1)).toBeLessThan(5e-6);
});

test.each<[string, Partial<LennardJonesParams>, number]>([
  ['heated from crystal to gas', { arrangement: 'crystal', temperature: 20, heating: { power: 2e-9 } }, 100],
  ['cooled', { arrangement: 'gas', temperature: 150, heating: { power: -3e-9 } }, 100],
  ['kept at 30 K', { arrangement: 'gas', temperature: 150, heating: { temperature: 30 } }, 100],
  ['compressed', { arrangement: 'gas', temperature: 150, lid: { target: 3 * NM, speed: 50 } }, 60],
])('%s: the change of the energy is heat plus work to 1e-6', (_name, changes, picoseconds) => {
  const p = { ...drop, ...changes };
  const run = simulate(lennardJones, p);
  const start = particleEnergy(run.state, p);
  while (run.time < picoseconds * 1e-12) run.step();
  const { heat, work } = particleFields(run.state);
  const scale = 36 * argon.epsilon;
  expect(Math.abs(particleEnergy(run.state, p) - start)).toBeGreaterThan(0.1 * scale);
  expect(Math.abs(particleEnergy(run.state, p) - start - heat - work) / scale).toBeLessThan(2e-6);
});

test('a barrier that appears between atoms does work, and conserves the energy with it', () => {
  const p: LennardJonesParams = { ...drop, arrangement: 'gas', temperature: 150 };
  const run = simulate(lennardJones, p);
  const start = particleEnergy(run.state, p);
  for (let step = 0; step < 200; step++) run.step();
  run.setParameters({ ...p, isDivided: true });
  for (let step = 0; step < 400; step++) run.step();
  const { barrier, work } = particleFields(run.state);
  expect(barrier).toBe(1);
  expect(Math.abs(work)).toBeGreaterThan(0);
  expect(Math.abs(particleEnergy(run.state, p) - start - work) / 36 / argon.epsilon).toBeLessThan(1e-4);
});

test('momentum is constant with periodic boundaries, and changes by the impulses of walls and weight', () => {
  const scale = 36 * argon.mass * 100;
  const periodic: LennardJonesParams = { ...drop, periodic: true, gravity: 0 };
  const free = simulate(lennardJones, periodic);
  for (let step = 0; step < 500; step++) free.step();
  for (const part of momentum(free.state, periodic)) expect(Math.abs(part) / scale).toBeLessThan(1e-12);

  const p: LennardJonesParams = { ...drop, arrangement: 'gas', temperature: 200 };
  const run = simulate(lennardJones, p);
  const [px, py] = momentum(run.state, p);
  for (let step = 0; step < 1000; step++) run.step();
  const { leftImpulse, rightImpulse, floorImpulse, lidImpulse } = particleFields(run.state);
  const [qx, qy] = momentum(run.state, p);
  expect(rightImpulse / scale).toBeGreaterThan(0.1);
  expect(Math.abs(qx - px - leftImpulse + rightImpulse) / scale).toBeLessThan(1e-12);
  const weight = 36 * argon.mass * 1e12 * run.time;
  expect(Math.abs(qy - py - floorImpulse + lidImpulse + weight) / scale).toBeLessThan(1e-10);
});

test('a restored state continues with the same bits', () => {
  const p: LennardJonesParams = { ...drop, heating: { power: 1e-9 } };
  const run = simulate(lennardJones, p);
  for (let step = 0; step < 50; step++) run.step();
  const restored = simulate(lennardJones, p, 7);
  restored.restore(50, run.state.slice());
  for (let step = 0; step < 50; step++) {
    run.step();
    restored.step();
  }
  expect(stateHash(restored.state)).toBe(stateHash(run.state));
});

test('a closed barrier is crossed by no atom; an open one by many', () => {
  const crossed = (isDivided: boolean): number => {
    const p: LennardJonesParams = {
      ...drop,
      components: [
        { ...argon, count: 18 },
        { ...neon, count: 18 },
      ],
      arrangement: 'gas',
      temperature: 300,
      isDivided,
    };
    const run = simulate(lennardJones, p);
    for (let step = 0; step < 2000; step++) run.step();
    return particleRows(run.state, 36).x.filter((x, i) => x > p.width / 2 === i < 18).length;
  };
  expect(crossed(true)).toBe(0);
  expect(crossed(false)).toBeGreaterThan(9);
});

test('two atoms oscillate around the distance of least energy', () => {
  const p: LennardJonesParams = {
    ...drop,
    components: [{ ...argon, count: 2 }],
    arrangement: 'crystal',
    temperature: 0.5,
    gravity: 0,
  };
  const run = simulate(lennardJones, p);
  let [sum, steps] = [0, 0];
  for (; steps < 4000; steps++) {
    run.step();
    const { x, y } = particleRows(run.state, 2);
    sum += Math.hypot((x[0] ?? NaN) - (x[1] ?? NaN), (y[0] ?? NaN) - (y[1] ?? NaN));
  }
  expect(sum / steps / argon.sigma).toBeCloseTo(2 ** (1 / 6), 2);
});
