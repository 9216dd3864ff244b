// Self-diffusion of a thin gas against the first approximation of Chapman and Enskog in two dimensions.
import { BOLTZMANN } from '../codata/codata.js';
import { simulate } from '../simulate/simulate.js';
import { lennardJones, NOBLE_GASES, pairPotential, particleRows, type LennardJonesParams } from './index.js';

const { argon } = NOBLE_GASES;
const NM = 1e-9;
const COUNT = 80;
const SIDE = 14 * NM;
const TEMPERATURE = 363;

/** Cosine of the angle by which two atoms deflect each other, by following their relative motion. */
function deflection(b: number, speed: number): number {
  const mass = argon.mass / 2;
  const dt = (0.004 * argon.sigma) / speed;
  const force = (r: number): number => {
    const step = 1e-6 * argon.sigma;
    return (pairPotential(r - step, argon) - pairPotential(r + step, argon)) / (2 * step * mass);
  };
  const reach = 2.5 * argon.sigma;
  let [x, y, vx, vy] = [-Math.sqrt(reach ** 2 - b ** 2), b, speed, 0];
  do {
    for (const half of [0, 1]) {
      const r = Math.hypot(x, y);
      const a = (force(r) * dt) / 2 / r;
      vx += a * x;
      vy += a * y;
      if (half === 0) {
        x += vx * dt;
        y += vy * dt;
      }
    }
  } while (Math.hypot(x, y) < reach || x * vx + y * vy < 0);
  return vx / Math.hypot(vx, vy);
}

/**
 * D = kT/(mν) with the rate of momentum transfer ν = n m ⟨g³Q⟩ / 8kT and Q = ∫ (1 − cos χ) db. For hard discs of the
 * diameter d it is √(kT/πm) / 2nd.
 */
function expectedDiffusion(transfer: (speed: number) => number): number {
  const kT = BOLTZMANN * TEMPERATURE;
  const a = argon.mass / 2 / kT;
  let mean = 0;
  const step = 0.25;
  for (let s = step / 2; s < 5; s += step) {
    const g = s / Math.sqrt(a);
    mean += step * s * Math.exp((-s * s) / 2) * g ** 3 * transfer(g);
  }
  const rate = ((COUNT / SIDE ** 2) * argon.mass * mean) / (8 * kT);
  return kT / argon.mass / rate;
}

const discs = (d: number): number =>
  Math.sqrt((BOLTZMANN * TEMPERATURE) / (Math.PI * argon.mass)) / (2 * (COUNT / SIDE ** 2) * d);

test('the quadrature gives the closed form of hard discs', () => {
  expect(expectedDiffusion(() => (8 * argon.sigma) / 3) / discs(argon.sigma)).toBeCloseTo(1, 2);
});

test('the mean-square displacement grows as 4Dt with D of Chapman and Enskog', () => {
  const expected = expectedDiffusion((speed) => {
    let sum = 0;
    const step = 0.05 * argon.sigma;
    for (let b = step / 2; b < 2.5 * argon.sigma; b += step) sum += 2 * step * (1 - deflection(b, speed));
    return sum;
  });
  expect(expected / discs(argon.sigma)).toBeGreaterThan(0.7);
  expect(expected / discs(argon.sigma)).toBeLessThan(1.4);

  const p: LennardJonesParams = {
    components: [{ ...argon, count: COUNT }],
    width: SIDE,
    height: SIDE,
    periodic: true,
    arrangement: 'gas',
    temperature: TEMPERATURE,
    heating: { temperature: TEMPERATURE },
  };
  const run = simulate(lennardJones, p);
  // Positions are not folded back: displacements are whole ones. Slope between 15 and 45 ps: first atoms fly freely.
  const squareFrom = (from: ReturnType<typeof particleRows>): number => {
    const { x, y } = particleRows(run.state, COUNT);
    return x.reduce(
      (sum, at, i) => sum + (at - (from.x[i] ?? NaN)) ** 2 + ((y[i] ?? NaN) - (from.y[i] ?? NaN)) ** 2,
      0,
    );
  };
  let slope = 0;
  const windows = 12;
  for (let window = 0; window < windows; window++) {
    const from = particleRows(run.state.slice(), COUNT);
    for (let step = 0; step < 300; step++) run.step();
    const early = squareFrom(from);
    for (let step = 0; step < 600; step++) run.step();
    slope += (squareFrom(from) - early) / COUNT / 30e-12 / windows;
  }
  expect(Math.abs(slope / 4 / expected - 1)).toBeLessThan(0.12);
});
