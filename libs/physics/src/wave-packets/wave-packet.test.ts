import { ELECTRON_MASS, ELEMENTARY_CHARGE, REDUCED_PLANCK } from '../codata/codata.js';
import { simulate } from '../simulate/simulate.js';
import { barrierPotential, type Barrier } from './barrier-potential.js';
import { boundStates } from '../bound-states/bound-states.js';
import { momentumDistribution } from './momentum-distribution.js';
import type { PacketGrid, PacketParameters } from './packet.js';
import { packetTransmission, waveNumberOf } from './transmission.js';
import { superposition } from '../bound-states/superposition.js';
import { wavePacket } from './wave-packet.js';
import { doubleWell } from '../bound-states/potential-segment.js';

const EV = ELEMENTARY_CHARGE;
const NM = 1e-9;
const createGrid = (points: number, spacing: number): PacketGrid => ({
  points,
  spacing,
  mass: ELECTRON_MASS,
});

/** All observables by their keys. */
function observe(grid: PacketGrid, p: PacketParameters, state: Float64Array): Record<string, number> {
  return Object.fromEntries(wavePacket(grid).observables.map(({ key, value }) => [key, value(0, state, p)]));
}
/** Simulates a packet of `energy` eV from six spreads in front of the barriers until it has left them. */
function scatter(
  grid: PacketGrid,
  energy: number,
  spread: number,
  barriers: Barrier[],
  absorber = 0,
  distance = 13,
) {
  const waveNumber = waveNumberOf(energy * EV, ELECTRON_MASS);
  const p: PacketParameters = {
    packet: { centre: barriers[0]!.from - 6 * spread, spread, waveNumber },
    potential: barrierPotential(grid.points, grid.spacing, barriers),
    absorber,
    divider: (barriers[0]!.from + barriers[barriers.length - 1]!.to) / 2,
  };
  const run = simulate(wavePacket(grid), p);
  const speed = (REDUCED_PLANCK * waveNumber) / ELECTRON_MASS;
  while (run.time * speed < distance * spread) run.step();
  return { p, state: run.state, ...observe(grid, p, run.state) } as {
    p: PacketParameters;
    state: Float64Array;
  } & Record<'norm' | 'transmitted' | 'reflected' | 'meanPlace' | 'meanMomentum', number>;
}
const barrier = (grid: PacketGrid, width: number, height: number, gap?: number): Barrier[] => {
  const from = (grid.points / 2) * grid.spacing + 0.3 * grid.spacing;
  const one = { from, to: from + width, height: height * EV };
  return gap === undefined
    ? [one]
    : [one, { from: one.to + gap, to: one.to + gap + width, height: height * EV }];
};

test.each([
  ['0.5 eV on 1 eV x 0.2 nm', 0.5, 0.2, 1, undefined],
  ['1.5 eV over 1 eV x 0.5 nm', 1.5, 0.5, 1, undefined],
  ['0.5 eV on a well 1 eV x 0.37 nm', 0.5, 0.37, -1, undefined],
  ['0.5 eV on 0.7 eV x 1 nm', 0.5, 1, 0.7, undefined],
  ['0.4 eV on two barriers 1 eV x 0.2 nm, 0.55 nm apart', 0.4, 0.2, 1, 0.55],
])('%s: T within 0.2 %% of the formula averaged over the packet', (_name, energy, width, height, gap) => {
  const grid = createGrid(1024, 0.1 * NM);
  const barriers = barrier(grid, width * NM, height, gap === undefined ? undefined : gap * NM);
  const { p, transmitted, reflected } = scatter(grid, energy, 2.5 * NM, barriers);
  const expected = packetTransmission(p.packet, ELECTRON_MASS, barriers);
  expect(Math.abs(transmitted / expected - 1)).toBeLessThan(0.002);
  expect(Math.abs(transmitted + reflected - 1)).toBeLessThan(1e-11);
});

test('T does not depend on the position of the edges between the points, to 0.02 %', () => {
  const grid = createGrid(1024, 0.1 * NM);
  const [from, width] = [51.2 * NM, 0.25 * NM];
  const [one = 0, ...others] = [0, 0.25, 0.5, 0.8].map((shift) => {
    const start = from + shift * grid.spacing;
    return scatter(grid, 0.5, 2.5 * NM, [{ from: start, to: start + width, height: EV }]).transmitted;
  });
  for (const other of others) expect(Math.abs(other / one - 1)).toBeLessThan(2e-4);
});

test('absorbers: T and R from the absorbed probability, within 0.2 % of the formula; less than 1e-3 remains inside', () => {
  const grid = createGrid(1024, 0.08 * NM);
  const barriers = barrier(grid, 0.32 * NM, 0.6);
  const { p, norm, transmitted, reflected } = scatter(grid, 0.5, 2 * NM, barriers, 12 * NM, 48);
  expect(norm).toBeLessThan(1e-3);
  expect(Math.abs(transmitted / packetTransmission(p.packet, ELECTRON_MASS, barriers) - 1)).toBeLessThan(
    0.002,
  );
  expect(Math.abs(transmitted + reflected - 1)).toBeLessThan(1e-10);
});

test('the norm is conserved to 1e-12 over 10,000 steps', () => {
  const grid = createGrid(1024, 0.1 * NM);
  const p: PacketParameters = {
    packet: { centre: 30 * NM, spread: 3 * NM, waveNumber: 3e9 },
    potential: barrierPotential(1024, grid.spacing, barrier(grid, 2 * NM, 1)),
    absorber: 0,
    divider: 52 * NM,
  };
  const run = simulate(wavePacket(grid), p);
  const before = observe(grid, p, run.state)['norm']!;
  while (run.steps < 10_000) run.step();
  expect(Math.abs(observe(grid, p, run.state)['norm']! / before - 1)).toBeLessThan(1e-12);
});

test('a free packet spreads as s sqrt(1 + (hbar t / 2 m s^2)^2) and moves at hbar k / m, to 1e-9', () => {
  const grid = createGrid(1024, 0.1 * NM);
  const spread = 2 * NM;
  const p: PacketParameters = {
    packet: { centre: 35 * NM, spread, waveNumber: 2e9 },
    potential: new Float64Array(1024),
    absorber: 0,
    divider: 0,
  };
  const run = simulate(wavePacket(grid), p);
  while (run.steps < 2000) run.step();
  const { meanPlace = 0, meanMomentum = 0 } = observe(grid, p, run.state);
  const moved = (run.time * REDUCED_PLANCK * 2e9) / ELECTRON_MASS;
  expect(Math.abs((meanPlace - 35 * NM) / moved - 1)).toBeLessThan(1e-9);
  expect(Math.abs(meanMomentum / (REDUCED_PLANCK * 2e9) - 1)).toBeLessThan(1e-9);
  let square = 0;
  for (let i = 0; i < 1024; i++) {
    square += (i * 0.1 * NM - meanPlace) ** 2 * (run.state[i]! ** 2 + run.state[1024 + i]! ** 2) * 0.1 * NM;
  }
  const wider = Math.sqrt(1 + ((REDUCED_PLANCK * run.time) / (2 * ELECTRON_MASS * spread ** 2)) ** 2);
  expect(wider).toBeGreaterThan(1.25);
  expect(Math.abs(Math.sqrt(square) / (spread * wider) - 1)).toBeLessThan(1e-9);
});

test('the momentum of a Gaussian packet is normal with mean hbar k and deviation hbar / 2 s, normalised, to 1e-10', () => {
  const grid = createGrid(1024, 0.1 * NM);
  const [spread, waveNumber] = [1.5 * NM, 4e9];
  const p = { packet: { centre: 50 * NM, spread, waveNumber } };
  const state = wavePacket(grid).start(
    { ...p, potential: new Float64Array(1024), absorber: 0, divider: 0 },
    {
      uniform: () => 0,
      normal: () => 0,
    },
  );
  const { momentum, density } = momentumDistribution(grid, state);
  const deviation = REDUCED_PLANCK / (2 * spread);
  let total = 0;
  momentum.forEach((value, i) => {
    const z = (value - REDUCED_PLANCK * waveNumber) / deviation;
    const expected = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
    expect(Math.abs(density[i]! * deviation - expected)).toBeLessThan(1e-10);
    total += density[i]! * (momentum[1]! - momentum[0]!);
  });
  expect(Math.abs(total - 1)).toBeLessThan(1e-10);
});

/** A displaced packet with the width of the oscillator's ground state: it oscillates like a classical particle (Ehrenfest). */
function oscillate(stepsPerPeriod: number, periods: number) {
  const omega = (0.1 * EV) / REDUCED_PLANCK;
  const width = Math.sqrt(REDUCED_PLANCK / (2 * ELECTRON_MASS * omega));
  const grid = createGrid(256, 0.16 * NM);
  const middle = 128 * 0.16 * NM;
  const p: PacketParameters = {
    packet: { centre: middle + 5 * NM, spread: width, waveNumber: 0 },
    potential: Float64Array.from(
      { length: 256 },
      (_, i) => (ELECTRON_MASS * (omega * (i * 0.16 * NM - middle)) ** 2) / 2,
    ),
    absorber: 0,
    divider: middle,
  };
  const model = wavePacket(grid);
  const state = model.start(p, { uniform: () => 0, normal: () => 0 });
  const advance = model.solver(p);
  const h = (2 * Math.PI) / omega / stepsPerPeriod;
  for (let step = 0; step < Math.round(stepsPerPeriod * periods); step++) advance(step * h, state, h);
  const { meanPlace = 0, meanMomentum = 0 } = observe(grid, p, state);
  return {
    position: (meanPlace - middle) / (5 * NM),
    momentum: meanMomentum / (ELECTRON_MASS * omega * 5 * NM),
  };
}

test('Ehrenfest: in an oscillator <x> and <p> follow the classical cosine and sine to 1e-5', () => {
  for (const periods of [0.25, 0.4, 1.1]) {
    const { position, momentum } = oscillate(4000, periods);
    expect(Math.abs(position - Math.cos(2 * Math.PI * periods))).toBeLessThan(1e-5);
    expect(Math.abs(momentum + Math.sin(2 * Math.PI * periods))).toBeLessThan(1e-5);
  }
});

test('halving the step three times shows order 2.00 +- 0.1', () => {
  const errors = [100, 200, 400, 800].map((steps) => Math.abs(oscillate(steps, 1.25).position));
  expect(Math.abs(Math.log2(errors[0]! / errors[3]!) / 3 - 2)).toBeLessThan(0.1);
});

test('time reversal: 300 steps, complex conjugation and 300 steps return to the start, to 1e-11', () => {
  const grid = createGrid(512, 0.1 * NM);
  const p: PacketParameters = {
    packet: { centre: 15 * NM, spread: 2 * NM, waveNumber: 3e9 },
    potential: barrierPotential(512, grid.spacing, barrier(grid, 1 * NM, 0.5)),
    absorber: 0,
    divider: 25 * NM,
  };
  const run = simulate(wavePacket(grid), p);
  const start = run.state.slice();
  while (run.steps < 300) run.step();
  for (let i = 512; i < 1024; i++) run.state[i] = -run.state[i]!;
  while (run.steps < 600) run.step();
  for (let i = 0; i < 512; i++) expect(Math.abs(run.state[i]! - start[i]!) / 2e4).toBeLessThan(1e-11);
});

test('cross-method: a packet in a double well equals the superposition of its stationary states, to 2e-3', () => {
  const grid = createGrid(256, (3 * NM) / 256);
  const well = doubleWell(2 * EV, 0.5 * NM, 1.5 * NM);
  const states = boundStates({ segments: well, mass: ELECTRON_MASS, maxLevels: 2 });
  const psi = superposition(states, [
    { re: 1, im: 0 },
    { re: 1, im: 0 },
  ]);
  const [re, im] = [new Float64Array(states.x.length), new Float64Array(states.x.length)];
  const probabilityLeft = (t: number) => {
    psi(t, re, im);
    return states.weights.reduce(
      (sum, w, i) => sum + (states.x[i]! < -1e-14 ? w * (re[i]! ** 2 + im[i]! ** 2) : 0),
      0,
    );
  };
  const p: PacketParameters = {
    packet: { centre: 0, spread: NM, waveNumber: 0 },
    potential: Float64Array.from({ length: 256 }, (_, i) => well[0]!.value(i * grid.spacing - 1.5 * NM)),
    absorber: 0,
    divider: 1.5 * NM,
  };
  const model = wavePacket(grid);
  const run = simulate(model, p);
  psi(0, re, im);
  run.state.fill(0);
  let place = 0;
  for (let i = 1; i < 256; i++) {
    const x = i * grid.spacing - 1.5 * NM;
    while (states.x[place + 1]! < x) place++;
    const part = (x - states.x[place]!) / (states.x[place + 1]! - states.x[place]!);
    run.state[i] = re[place]! * (1 - part) + re[place + 1]! * part;
  }
  // After half a period of the beat the packet has moved from the left to the right.
  const beat = (Math.PI * REDUCED_PLANCK) / (states.energies[1]! - states.energies[0]!);
  for (const fraction of [0.25, 0.5, 1]) {
    while (run.time < fraction * beat) run.step();
    const left = Array.from({ length: 128 }, (_, i) => run.state[i]! ** 2 + run.state[256 + i]! ** 2);
    const middle = (run.state[128]! ** 2 + run.state[384]! ** 2) / 2;
    const probability = (left.reduce((sum, value) => sum + value, 0) + middle) * grid.spacing;
    expect(Math.abs(probability - probabilityLeft(run.time))).toBeLessThan(2e-3);
  }
});
