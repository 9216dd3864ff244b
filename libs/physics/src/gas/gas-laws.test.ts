import { ATOMIC_MASS, BOLTZMANN } from '../constants/index.js';
import { simulate } from '../index.js';
import {
  advanceGasByEvents,
  carnahanStarlingFactor,
  drivePiston,
  gasEnergy,
  gasModel,
  gasPressure,
  gasSpeeds,
  gasTemperature,
  gasVolume,
  hendersonFactor,
  maxwellDensity,
  meanFreePath,
  meanSpeed,
  moleculeCount,
  packingFraction,
  resetGauge,
  rmsSpeed,
  SLOT,
  type GasParameters,
} from './index.js';
import { DISCS, SPHERES } from '../test-gas.js';

/** By the event-driven kernel, which likes long steps: the live one is shown to give the same films in its own tests. */
const model = { ...gasModel(1), solver: advanceGasByEvents };
const live = gasModel(1 / 20);
const run = (p: GasParameters, seconds: number, seed = 1, by = model) => {
  const film = simulate(by, p, seed);
  const until = (end: number) => {
    while (film.time < end) film.step();
  };
  until(seconds);
  return { state: film.state, until };
};
const factor = (state: Float64Array, p: GasParameters): number =>
  (gasPressure(state).value * gasVolume(state, p)) /
  (moleculeCount(p) * BOLTZMANN * gasTemperature(state, p));
const sized = (p: GasParameters, radius: number): GasParameters => ({
  ...p,
  gases: p.gases.map((species) => ({ ...species, radius })),
});

/** Kolmogorov and Smirnov's distance from a density, times √N: above 1.36 in 5 of 100 true samples. */
function kolmogorovSmirnov(speeds: Float64Array, density: (v: number) => number): number {
  const sorted = speeds.slice().sort();
  let [cumulated, from, worst] = [0, 0, 0];
  sorted.forEach((v, index) => {
    // Simpson's rule from one speed to the next.
    cumulated += ((density(from) + 4 * density((from + v) / 2) + density(v)) * (v - from)) / 6;
    worst = Math.max(worst, (index + 1) / sorted.length - cumulated, cumulated - index / sorted.length);
    from = v;
  });
  return worst * Math.sqrt(sorted.length);
}

test.each([
  ['discs', DISCS],
  ['spheres', sized(SPHERES, 0.5)],
])('%s that start with equal speeds come to the Maxwell distribution: KS √N below 1.36', (_name, p) => {
  const density = (v: number) => maxwellDensity(v, 1, p.temperature, p.dimensions);
  const film = run(p, 0, 1, live);
  expect(kolmogorovSmirnov(gasSpeeds(film.state, p), density)).toBeGreaterThan(10);
  film.until(3);
  expect(kolmogorovSmirnov(gasSpeeds(film.state, p), density)).toBeLessThan(1.36);
});

test('Henderson 1975: 1,000 discs at packing 0.201 press on the walls with PA/NkT = 1.575 within 1.5 %', () => {
  expect(packingFraction(DISCS)).toBeCloseTo(0.201, 3);
  expect(hendersonFactor(0.2011)).toBeCloseTo(1.575, 3);
  const { state } = run({ ...DISCS, gaugeBlock: 4 }, 60);
  const { value, error } = gasPressure(state);
  expect(error / value).toBeLessThan(0.008);
  expect(Math.abs(factor(state, DISCS) / hendersonFactor(packingFraction(DISCS)) - 1)).toBeLessThan(0.015);
});

test('Carnahan and Starling 1969: spheres press as those of the density in the middle of the box must, within 4 %', () => {
  expect(carnahanStarlingFactor(0.2)).toBeCloseTo(2.40625, 9);
  const p = { ...sized(SPHERES, 0.58), gaugeBlock: 1 };
  const film = simulate({ ...model, dt: 0.2 }, p);
  // Walls draw molecules near, so the density that counts is that more than two diameters from them. What is left of the
  // 4 % is the crowding at the edges of the cube, which a larger box would have less of.
  const [from, to] = [2.4, 17.6];
  let inside = 0;
  let looks = 0;
  while (film.time < 12) {
    film.step();
    looks++;
    for (let i = SLOT.molecules; i < SLOT.molecules + 1000; i++)
      if ([0, 1000, 2000].every((axis) => film.state[i + axis]! > from && film.state[i + axis]! < to))
        inside++;
  }
  const density = inside / looks / (to - from) ** 3;
  const z = carnahanStarlingFactor(density * (4 / 3) * Math.PI * 0.58 ** 3);
  expect(z).toBeGreaterThan(1.5);
  const { value, error } = gasPressure(film.state);
  expect(error / value).toBeLessThan(0.01);
  expect(Math.abs(value / (density * 50 * z) - 1)).toBeLessThan(0.04);
});

test.each([
  ['discs', sized(DISCS, 0.05)],
  ['spheres', sized(SPHERES, 0.05)],
])('thin gas of %s: PV = NkT within 1 %, measured on the walls', (_name, p) => {
  const { state } = run(p, 20);
  expect(Math.abs(factor(state, p) - 1)).toBeLessThan(0.01);
});

/** Half as many in a long box. */
const slim = (radius: number, p: GasParameters): GasParameters => ({
  ...p,
  length: 100,
  height: p.height / 2,
  gases: [{ count: 500, mass: 1, radius }],
});

test.each([
  ['discs', 'exponent 2.00 ± 0.04', slim(0.12, DISCS), 2, 0.04],
  ['spheres', 'exponent 1.667 ± 0.03', slim(0.2, { ...SPHERES, height: 14, depth: 14 }), 5 / 3, 0.03],
])('%s pressed slowly from 100 m to 60 m: adiabatic %s', (_name, _exponent, p, exponent, tolerance) => {
  const film = run(p, 2);
  const before = [gasTemperature(film.state, p), gasVolume(film.state, p)] as const;
  drivePiston(film.state, 60, 0.25);
  film.until(163);
  expect(film.state[SLOT.piston]).toBe(60);
  const growth = Math.log(gasTemperature(film.state, p) / before[0]);
  const gamma = 1 + growth / Math.log(before[1] / gasVolume(film.state, p));
  expect(Math.abs(gamma - exponent)).toBeLessThan(tolerance);
});

test.each([
  ['discs', sized(DISCS, 0.3), 1 / (2 * Math.SQRT2 * 0.1 * 0.6)],
  ['spheres', sized(SPHERES, 0.2), 1 / (Math.SQRT2 * Math.PI * 0.125 * 0.16)],
])('mean free path of thin %s is that of Maxwell, 1/(√2 n σ), within 5 %', (_name, p, theory) => {
  const film = run(p, 3);
  // Only collisions once the speeds are Maxwell's.
  film.state[SLOT.path] = 0;
  film.state[SLOT.collisions] = 0;
  film.until(10);
  expect(Math.abs(meanFreePath(film.state) / theory - 1)).toBeLessThan(0.05);
});

/** Nitrogen-like molecules in a box of 20 nm. */
const NITROGEN: GasParameters = {
  dimensions: 3,
  ...{ length: 20e-9, height: 20e-9, depth: 20e-9 },
  gases: [{ count: 500, mass: 28.0134 * ATOMIC_MASS, radius: 0.182e-9 }],
  temperature: 300,
  velocities: 'maxwell',
  gaugeBlock: 5e-12,
};

test('nitrogen at 300 K: mean speed 476.17 m/s and root mean square 516.84 m/s (kinetic theory, CODATA 2022)', () => {
  const mass = 28.0134 * ATOMIC_MASS;
  expect(meanSpeed(mass, 300, 3)).toBeCloseTo(476.17, 2);
  expect(rmsSpeed(mass, 300, 3)).toBeCloseTo(516.84, 2);
});

test('nitrogen in SI units, 20 nm and steps of 1/6 ps: 516.84 m/s stays, PV/NkT is that of Carnahan and Starling within 3 %', () => {
  const film = simulate(gasModel(1e-12 / 6), NITROGEN);
  while (film.time < 1e-10) film.step();
  const speeds = gasSpeeds(film.state, NITROGEN);
  const rms = Math.sqrt(speeds.reduce((sum, v) => sum + v * v, 0) / speeds.length);
  expect(rms).toBeCloseTo(516.84, 2);
  const z = carnahanStarlingFactor(packingFraction(NITROGEN));
  expect(Math.abs(factor(film.state, NITROGEN) / z - 1)).toBeLessThan(0.03);
});

test('walls of 600 K warm a gas of 300 K to 600 K (within 5 %), to Maxwell speeds; energy is what the walls gave (1e-12)', () => {
  const p = { ...NITROGEN, wallTemperature: 600 };
  const film = simulate(gasModel(1e-12), p, 2);
  const energy = gasEnergy(film.state, p);
  while (film.time < 4e-10) film.step();
  expect(Math.abs(gasTemperature(film.state, p) / 600 - 1)).toBeLessThan(0.05);
  const density = (v: number) => maxwellDensity(v, 28.0134 * ATOMIC_MASS, 600, 3);
  expect(kolmogorovSmirnov(gasSpeeds(film.state, p), density)).toBeLessThan(1.36);
  const balance = energy + film.state[SLOT.heat]! + film.state[SLOT.work]!;
  expect(Math.abs(balance / gasEnergy(film.state, p) - 1)).toBeLessThan(1e-12);
  expect(film.state[SLOT.draws]! % 3).toBe(0);
});

test('two gases share their energy evenly: heavy ones heated to four times the temperature cool to the common one (8 %)', () => {
  const p: GasParameters = {
    ...DISCS,
    ...{ length: 60, height: 60 },
    gases: [
      { count: 400, mass: 1, radius: 0.5 },
      { count: 400, mass: 5, radius: 0.7 },
    ],
  };
  const film = run(p, 0);
  const heavy = [...Array(400).keys()].flatMap((i) => [SLOT.molecules + 2000 + i, SLOT.molecules + 2800 + i]);
  for (const slot of heavy) film.state[slot] = 2 * film.state[slot]!;
  expect(gasTemperature(film.state, p, 1) / gasTemperature(film.state, p, 0)).toBeCloseTo(4, 9);
  film.until(10);
  let [light, all] = [0, 0];
  for (let second = 11; second <= 30; second++) {
    film.until(second);
    light += gasTemperature(film.state, p, 0) / 20;
    all += gasTemperature(film.state, p) / 20;
  }
  expect(Math.abs(light / all - 1)).toBeLessThan(0.08);
});

test('the stated error of the pressure is honest: over 12 seeds (P - mean)²/error² is 0.2 … 3 on average', () => {
  const p: GasParameters = {
    ...DISCS,
    gases: [{ count: 60, mass: 1, radius: 0.8 }],
    // Longer than sound takes there and back, or its echoes would count as scatter.
    ...{ length: 25, height: 25, gaugeBlock: 4 },
  };
  const gauges = Array.from({ length: 12 }, (_, seed) => {
    const film = run(p, 2, seed + 1);
    resetGauge(film.state);
    film.until(62);
    return gasPressure(film.state);
  });
  const mean = gauges.reduce((sum, { value }) => sum + value, 0) / gauges.length;
  const spread = gauges.reduce((sum, { value, error }) => sum + ((value - mean) / error) ** 2, 0) / 11;
  expect(spread).toBeGreaterThan(0.2);
  expect(spread).toBeLessThan(3);
});
