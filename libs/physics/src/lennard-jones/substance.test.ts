import { BOLTZMANN } from '../codata/codata.js';
import { simulate, type Simulation } from '../simulate/simulate.js';
import { hexagonalSpacing } from './pair-potential.js';
import {
  lennardJones,
  NOBLE_GASES,
  pairPotential,
  particleFields,
  particleKineticEnergy,
  particleRows,
  particleSpeeds,
  particleTemperature,
  type LennardJonesParams,
} from './index.js';

const { neon, argon, krypton } = NOBLE_GASES;
const NM = 1e-9;

const gas: LennardJonesParams = {
  components: [{ ...argon, count: 40 }],
  width: 10 * NM,
  height: 10 * NM,
  arrangement: 'gas',
  temperature: 242,
};

/** Energy of an atom of an infinite hexagonal lattice, ε, for the energy of a pair. @param spacing σ */
function latticeEnergy(spacing: number, pairEnergy: (r: number) => number, shells: number): number {
  let sum = 0;
  for (let a = -shells; a <= shells; a++)
    for (let b = -shells; b <= shells; b++)
      if (a !== 0 || b !== 0) sum += pairEnergy(spacing * Math.sqrt(a * a + a * b + b * b)) / 2;
  return sum;
}

/** Second virial coefficient in a plane, m²: π ∫ (1 − e^(−u/kT)) r dr. */
function secondVirialCoefficient(kT: number): number {
  const step = argon.sigma / 2000;
  let sum = 0;
  for (let r = step / 2; r < 2.5 * argon.sigma; r += step)
    sum += Math.PI * step * r * (1 - Math.exp(-pairPotential(r, argon) / kT));
  return sum;
}

/** Time averages of quantities of a run, without its first tenth. */
function averages<K extends string>(
  run: Simulation<LennardJonesParams>,
  steps: number,
  quantities: Record<K, (state: Float64Array) => number>,
): Record<K, number> {
  const keys = Object.keys(quantities) as K[];
  const sums = Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
  for (let step = 0; step < steps / 10; step++) run.step();
  for (let step = 0; step < steps; step++) {
    run.step();
    for (const key of keys) sums[key] += quantities[key](run.state) / steps;
  }
  return sums;
}

test('an atom of a hexagonal crystal has the energy of the lattice sum', () => {
  const spacing = hexagonalSpacing(argon.sigma);
  const side = 8;
  const p: LennardJonesParams = {
    components: [{ ...argon, count: side * side }],
    width: side * spacing,
    height: (side * spacing * Math.sqrt(3)) / 2,
    periodic: true,
    arrangement: 'crystal',
    temperature: 0,
  };
  const run = simulate(lennardJones, { ...p, width: 20 * NM, height: 20 * NM });
  run.setParameters(p);
  const { x, y } = particleRows(run.state, side * side);
  for (let i = 0; i < side * side; i++) {
    const row = Math.floor(i / side);
    x[i] = ((i % side) + (row % 2) / 2) * spacing;
    y[i] = (row * spacing * Math.sqrt(3)) / 2;
  }
  run.step();
  const perAtom = particleFields(run.state).pairEnergy / side ** 2 / argon.epsilon;
  const switched = (r: number): number => pairPotential(r * argon.sigma, argon) / argon.epsilon;
  expect(perAtom / latticeEnergy(spacing / argon.sigma, switched, 4)).toBeCloseTo(1, 9);
  // Ground state of the full potential in the literature: -3.382 ε at a spacing of 1.1115 σ.
  const full = latticeEnergy(spacing / argon.sigma, (r) => 4 * (r ** -12 - r ** -6), 60);
  expect(full).toBeCloseTo(-3.382, 3);
  expect(spacing / argon.sigma).toBeCloseTo(1.1115, 4);
  // The switched potential leaves out a part of the far neighbours.
  expect(perAtom / full).toBeGreaterThan(0.93);
  expect(perAtom / full).toBeLessThan(1);
});

test('the pressure of a thin gas follows the second virial coefficient', () => {
  const p: LennardJonesParams = { ...gas, periodic: true, temperature: 100, heating: { temperature: 100 } };
  const { temperature, virial } = averages(simulate(lennardJones, p), 8000, {
    temperature: (state) => particleTemperature(state, p),
    virial: (state) => particleFields(state).virial,
  });
  const kT = BOLTZMANN * temperature;
  const measured = virial / 2 / (40 * kT);
  const density = 40 / (10 * NM) ** 2;
  const expected = secondVirialCoefficient(kT) * density;
  expect(expected).toBeLessThan(-0.02);
  expect(Math.abs(measured - expected)).toBeLessThan(0.015);
});

test('the pressure on the walls is that of the virial theorem', () => {
  const run = simulate(lennardJones, gas);
  const { kinetic, virial } = averages(run, 8000, {
    kinetic: (state) => particleKineticEnergy(state, gas),
    virial: (state) => particleFields(state).virial,
  });
  const { leftImpulse, rightImpulse, floorImpulse, lidImpulse } = particleFields(run.state);
  const pressure = (leftImpulse + rightImpulse + floorImpulse + lidImpulse) / (4 * 10 * NM) / run.time;
  // The wall's energy keeps the centres away by ∫ (1 − e^(−u/kT)) dx on each side.
  const kT = kinetic / 40;
  let gap = 0;
  for (let part = 0.0005; part < 1; part += 0.001)
    gap += 0.001 * argon.sigma * (1 - Math.exp((-argon.epsilon / kT) * (1 / part - 1) ** 4));
  // The force acts at this distance from the wall on average.
  expect(Math.abs((pressure * 10 * NM * (10 * NM - 2 * gap)) / (kinetic + virial / 2) - 1)).toBeLessThan(
    0.01,
  );
});

test('speeds follow the Maxwell distribution of the plane: chi-square of ten equal classes', () => {
  const p: LennardJonesParams = { ...gas, width: 6 * NM, height: 6 * NM, heating: { temperature: 242 } };
  const run = simulate(lennardJones, p);
  const counts = new Float64Array(10);
  for (let sample = 0; sample < 40; sample++) {
    // Fifteen picoseconds: several collisions of each atom.
    for (let step = 0; step < 300; step++) run.step();
    const kT = BOLTZMANN * particleTemperature(run.state, p);
    for (const speed of particleSpeeds(run.state, p)) {
      const part = 1 - Math.exp((-argon.mass * speed * speed) / (2 * kT));
      counts[Math.floor(10 * part)] = (counts[Math.floor(10 * part)] ?? NaN) + 1;
    }
  }
  const expected = (40 * 40) / 10;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Nine degrees of freedom: 21.7 is exceeded once in a hundred.
  expect(chiSquare).toBeLessThan(21.7);
});

test('light and heavy atoms have the same mean kinetic energy, along both axes', () => {
  const p: LennardJonesParams = {
    ...gas,
    components: [
      { ...neon, count: 30 },
      { ...krypton, count: 30 },
    ],
    width: 6 * NM,
    height: 6 * NM,
    heating: { temperature: 300 },
  };
  const part = (from: number, axis: 'vx' | 'vy', mass: number) => (state: Float64Array) =>
    particleRows(state, 60)
      [axis].subarray(from, from + 30)
      .reduce((sum, v) => sum + (mass * v * v) / BOLTZMANN / 60, 0);
  const found = averages(simulate(lennardJones, p), 12_000, {
    neonX: part(0, 'vx', neon.mass),
    neonY: part(0, 'vy', neon.mass),
    kryptonX: part(30, 'vx', krypton.mass),
    kryptonY: part(30, 'vy', krypton.mass),
  });
  expect(Math.abs((found.neonX + found.neonY) / 300 - 1)).toBeLessThan(0.05);
  expect(Math.abs((found.neonX + found.kryptonX) / 300 - 1)).toBeLessThan(0.05);
});

test('a crystal keeps its neighbours at 0.25 ε/k and melts far above the triple point of 0.41 ε/k', () => {
  const moved = (reduced: number): number => {
    const temperature = (reduced * argon.epsilon) / BOLTZMANN;
    const p: LennardJonesParams = {
      components: [{ ...argon, count: 60 }],
      width: 6 * NM,
      height: 6 * NM,
      gravity: 1e12,
      arrangement: 'crystal',
      temperature,
      heating: { temperature },
    };
    const run = simulate(lennardJones, p);
    const positions = particleRows(run.state.slice(), 60);
    for (let step = 0; step < 3000; step++) run.step();
    const { x, y } = particleRows(run.state, 60);
    return (
      x.reduce(
        (sum, at, i) =>
          sum + ((at - (positions.x[i] ?? NaN)) ** 2 + ((y[i] ?? NaN) - (positions.y[i] ?? NaN)) ** 2) / 60,
        0,
      ) /
      argon.sigma ** 2
    );
  };
  expect(moved(0.2)).toBeLessThan(0.3);
  expect(moved(0.6)).toBeGreaterThan(3);
});
