import { ATOMIC_MASS, BOLTZMANN } from '../codata/codata.js';
import { simulate } from '../index.js';
import {
  gasEnergy,
  gasPressure,
  gasSpeeds,
  gasTemperature,
  gasVolume,
  meanFreePath,
  resetPressureGauge,
} from './measure-gas.js';
import { OFFSET } from './gas-state.js';
import {
  advanceGasByEvents,
  drivePiston,
  gasModel,
  moleculeCount,
  packingFraction,
  type GasParameters,
} from './index.js';
import {
  carnahanStarlingFactor,
  hendersonFactor,
  maxwellDensity,
  meanSpeed,
  rmsSpeed,
} from '../kinetic-theory/index.js';
import { DISCS, SPHERES } from '../testing/gas.js';

/** With the event-driven kernel, efficient for long steps. kernels.test.ts compares it with the grid kernel. */
const model = { ...gasModel(1), solver: advanceGasByEvents };
const gridModel = gasModel(1 / 20);
const run = (p: GasParameters, seconds: number, seed = 1, gas = model) => {
  const simulation = simulate(gas, p, seed);
  const until = (end: number) => {
    while (simulation.time < end) simulation.step();
  };
  until(seconds);
  return { state: simulation.state, until };
};
const compressibility = (state: Float64Array, p: GasParameters): number =>
  (gasPressure(state).value * gasVolume(state, p)) /
  (moleculeCount(p) * BOLTZMANN * gasTemperature(state, p));
const withRadius = (p: GasParameters, radius: number): GasParameters => ({
  ...p,
  gases: p.gases.map((species) => ({ ...species, radius })),
});

/** Kolmogorov-Smirnov distance from a density, times √N: above 1.36 for 5 % of true samples. */
function kolmogorovSmirnov(speeds: Float64Array, density: (v: number) => number): number {
  const sorted = speeds.slice().sort();
  let [cumulated, from, worst] = [0, 0, 0];
  sorted.forEach((v, index) => {
    // Simpson's rule between successive speeds.
    cumulated += ((density(from) + 4 * density((from + v) / 2) + density(v)) * (v - from)) / 6;
    worst = Math.max(worst, (index + 1) / sorted.length - cumulated, cumulated - index / sorted.length);
    from = v;
  });
  return worst * Math.sqrt(sorted.length);
}

test.each([
  ['discs', DISCS],
  ['spheres', withRadius(SPHERES, 0.5)],
])('%s with equal initial speeds relax to the Maxwell distribution: KS √N below 1.36', (_name, p) => {
  const density = (v: number) => maxwellDensity(v, 1, p.temperature, p.dimensions);
  const simulation = run(p, 0, 1, gridModel);
  expect(kolmogorovSmirnov(gasSpeeds(simulation.state, p), density)).toBeGreaterThan(10);
  simulation.until(3);
  expect(kolmogorovSmirnov(gasSpeeds(simulation.state, p), density)).toBeLessThan(1.36);
});

test('Henderson 1975: 1,000 discs at packing 0.201 have PA/NkT = 1.575 within 1.5 %', () => {
  expect(packingFraction(DISCS)).toBeCloseTo(0.201, 3);
  expect(hendersonFactor(0.2011)).toBeCloseTo(1.575, 3);
  const { state } = run({ ...DISCS, gaugeInterval: 4 }, 60);
  const { value, error } = gasPressure(state);
  expect(error / value).toBeLessThan(0.008);
  expect(Math.abs(compressibility(state, DISCS) / hendersonFactor(packingFraction(DISCS)) - 1)).toBeLessThan(
    0.015,
  );
});

test('Carnahan and Starling 1969: the pressure of spheres follows from the density in the middle of the box, within 4 %', () => {
  expect(carnahanStarlingFactor(0.2)).toBeCloseTo(2.40625, 9);
  const p = { ...withRadius(SPHERES, 0.58), gaugeInterval: 1 };
  const simulation = simulate({ ...model, dt: 0.2 }, p);
  // Density is higher near the walls, so it is measured more than two diameters away from them. The tolerance of 4 % covers
  // the excess at the edges of the cube, which is smaller in a larger box.
  const [from, to] = [2.4, 17.6];
  let inside = 0;
  let samples = 0;
  while (simulation.time < 12) {
    simulation.step();
    samples++;
    for (let i = OFFSET.molecules; i < OFFSET.molecules + 1000; i++)
      if (
        [0, 1000, 2000].every(
          (axis) => simulation.state[i + axis]! > from && simulation.state[i + axis]! < to,
        )
      )
        inside++;
  }
  const density = inside / samples / (to - from) ** 3;
  const z = carnahanStarlingFactor(density * (4 / 3) * Math.PI * 0.58 ** 3);
  expect(z).toBeGreaterThan(1.5);
  const { value, error } = gasPressure(simulation.state);
  expect(error / value).toBeLessThan(0.01);
  expect(Math.abs(value / (density * 50 * z) - 1)).toBeLessThan(0.04);
});

test.each([
  ['discs', withRadius(DISCS, 0.05)],
  ['spheres', withRadius(SPHERES, 0.05)],
])('dilute gas of %s: PV = NkT within 1 %, measured on the walls', (_name, p) => {
  const { state } = run(p, 20);
  expect(Math.abs(compressibility(state, p) - 1)).toBeLessThan(0.01);
});

/** Half as many molecules in a long box. */
const longBox = (radius: number, p: GasParameters): GasParameters => ({
  ...p,
  length: 100,
  height: p.height / 2,
  gases: [{ count: 500, mass: 1, radius }],
});

test.each([
  ['discs', 'exponent 2.00 ± 0.04', longBox(0.12, DISCS), 2, 0.04],
  ['spheres', 'exponent 1.667 ± 0.03', longBox(0.2, { ...SPHERES, height: 14, depth: 14 }), 5 / 3, 0.03],
])('%s compressed slowly from 100 m to 60 m: adiabatic %s', (_name, _exponent, p, exponent, tolerance) => {
  const simulation = run(p, 2);
  const before = [gasTemperature(simulation.state, p), gasVolume(simulation.state, p)] as const;
  drivePiston(simulation.state, 60, 0.25);
  simulation.until(163);
  expect(simulation.state[OFFSET.piston]).toBe(60);
  const growth = Math.log(gasTemperature(simulation.state, p) / before[0]);
  const gamma = 1 + growth / Math.log(before[1] / gasVolume(simulation.state, p));
  expect(Math.abs(gamma - exponent)).toBeLessThan(tolerance);
});

test.each([
  ['discs', withRadius(DISCS, 0.3), 1 / (2 * Math.SQRT2 * 0.1 * 0.6)],
  ['spheres', withRadius(SPHERES, 0.2), 1 / (Math.SQRT2 * Math.PI * 0.125 * 0.16)],
])('mean free path of dilute %s equals 1/(√2 n σ), within 5 %', (_name, p, theory) => {
  const simulation = run(p, 3);
  // Counts collisions only after the speeds are Maxwellian.
  simulation.state[OFFSET.pathLength] = 0;
  simulation.state[OFFSET.collisions] = 0;
  simulation.until(10);
  expect(Math.abs(meanFreePath(simulation.state) / theory - 1)).toBeLessThan(0.05);
});

/** Nitrogen-like molecules in a box of 20 nm. */
const NITROGEN: GasParameters = {
  dimensions: 3,
  ...{ length: 20e-9, height: 20e-9, depth: 20e-9 },
  gases: [{ count: 500, mass: 28.0134 * ATOMIC_MASS, radius: 0.182e-9 }],
  temperature: 300,
  velocities: 'maxwell',
  gaugeInterval: 5e-12,
};

test('nitrogen at 300 K: mean speed 476.17 m/s and root mean square 516.84 m/s (kinetic theory, CODATA 2022)', () => {
  const mass = 28.0134 * ATOMIC_MASS;
  expect(meanSpeed(mass, 300, 3)).toBeCloseTo(476.17, 2);
  expect(rmsSpeed(mass, 300, 3)).toBeCloseTo(516.84, 2);
});

test('nitrogen in SI units, 20 nm and steps of 1/6 ps: 516.84 m/s is conserved, PV/NkT is that of Carnahan and Starling within 3 %', () => {
  const simulation = simulate(gasModel(1e-12 / 6), NITROGEN);
  while (simulation.time < 1e-10) simulation.step();
  const speeds = gasSpeeds(simulation.state, NITROGEN);
  const rms = Math.sqrt(speeds.reduce((sum, v) => sum + v * v, 0) / speeds.length);
  expect(rms).toBeCloseTo(516.84, 2);
  const z = carnahanStarlingFactor(packingFraction(NITROGEN));
  expect(Math.abs(compressibility(simulation.state, NITROGEN) / z - 1)).toBeLessThan(0.03);
});

test('walls of 600 K heat a gas from 300 K to 600 K (within 5 %) with Maxwell speeds; the energy gained is their heat (1e-12)', () => {
  const p = { ...NITROGEN, wallTemperature: 600 };
  const simulation = simulate(gasModel(1e-12), p, 2);
  const energy = gasEnergy(simulation.state, p);
  while (simulation.time < 4e-10) simulation.step();
  expect(Math.abs(gasTemperature(simulation.state, p) / 600 - 1)).toBeLessThan(0.05);
  const density = (v: number) => maxwellDensity(v, 28.0134 * ATOMIC_MASS, 600, 3);
  expect(kolmogorovSmirnov(gasSpeeds(simulation.state, p), density)).toBeLessThan(1.36);
  const balance = energy + simulation.state[OFFSET.heat]! + simulation.state[OFFSET.work]!;
  expect(Math.abs(balance / gasEnergy(simulation.state, p) - 1)).toBeLessThan(1e-12);
  expect(simulation.state[OFFSET.randomDraws]! % 3).toBe(0);
});

test('equipartition: heavy molecules at four times the temperature of light ones reach a common temperature (8 %)', () => {
  const p: GasParameters = {
    ...DISCS,
    ...{ length: 60, height: 60 },
    gases: [
      { count: 400, mass: 1, radius: 0.5 },
      { count: 400, mass: 5, radius: 0.7 },
    ],
  };
  const simulation = run(p, 0);
  const heavy = [...Array(400).keys()].flatMap((i) => [
    OFFSET.molecules + 2000 + i,
    OFFSET.molecules + 2800 + i,
  ]);
  for (const index of heavy) simulation.state[index] = 2 * simulation.state[index]!;
  expect(gasTemperature(simulation.state, p, 1) / gasTemperature(simulation.state, p, 0)).toBeCloseTo(4, 9);
  simulation.until(10);
  let [light, all] = [0, 0];
  for (let second = 11; second <= 30; second++) {
    simulation.until(second);
    light += gasTemperature(simulation.state, p, 0) / 20;
    all += gasTemperature(simulation.state, p) / 20;
  }
  expect(Math.abs(light / all - 1)).toBeLessThan(0.08);
});

test('the stated error of the pressure is realistic: over 12 seeds (P - mean)²/error² is 0.2 … 3 on average', () => {
  const p: GasParameters = {
    ...DISCS,
    gases: [{ count: 60, mass: 1, radius: 0.8 }],
    // Longer than sound travels through the box and back: otherwise echoes add to the scatter.
    ...{ length: 25, height: 25, gaugeInterval: 4 },
  };
  const gauges = Array.from({ length: 12 }, (_, seed) => {
    const simulation = run(p, 2, seed + 1);
    resetPressureGauge(simulation.state);
    simulation.until(62);
    return gasPressure(simulation.state);
  });
  const mean = gauges.reduce((sum, { value }) => sum + value, 0) / gauges.length;
  const spread = gauges.reduce((sum, { value, error }) => sum + ((value - mean) / error) ** 2, 0) / 11;
  expect(spread).toBeGreaterThan(0.2);
  expect(spread).toBeLessThan(3);
});
