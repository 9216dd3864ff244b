import { simulate } from '../simulate/simulate.js';
import { contactTemperature, effusivity } from './contact-temperature.js';
import type { BoundaryCondition } from './boundary-condition.js';
import { faceTemperatures } from './face-temperatures.js';
import type { HeatLayer, LayeredWall } from './discretize-wall.js';
import { layeredWall } from './layered-wall.js';

// Conductivity W/(m K), heat capacity J/(m^3 K): typical handbook values, chosen as extremes.
const COPPER = { conductivity: 401, heatCapacity: 3.45e6 };
const BRICK = { conductivity: 0.72, heatCapacity: 1.61e6 };
const FOAM = { conductivity: 0.03, heatCapacity: 4.2e4 };

const layer = (more: Partial<HeatLayer>): HeatLayer => ({
  thickness: 0.1,
  conductivity: 1,
  heatCapacity: 1e6,
  temperature: 300,
  heating: 0,
  cells: 20,
  ...more,
});
const fixed = (temperature: number): BoundaryCondition => ({ kind: 'fixed', temperature });
const insulated: BoundaryCondition = { kind: 'insulated' };
const middles = (cells: number) => Float64Array.from({ length: cells }, (_, i) => (i + 0.5) / cells);

/** The root of b tan b = biot in (0, pi / 2), by bisection. */
function robinRoot(biot: number): number {
  let [low, high] = [0, Math.PI / 2];
  for (let round = 0; round < 60; round++) {
    const half = (low + high) / 2;
    if (half * Math.tan(half) < biot) low = half;
    else high = half;
  }
  return low;
}

interface Mode {
  left: BoundaryCondition;
  right: BoundaryCondition;
  wave: number;
  shape: (angle: number) => number;
}
const modes: Record<string, Mode> = {
  'fixed ends, first mode': { left: fixed(0), right: fixed(0), wave: Math.PI, shape: Math.sin },
  'fixed ends, third mode': { left: fixed(0), right: fixed(0), wave: 3 * Math.PI, shape: Math.sin },
  'insulated ends': { left: insulated, right: insulated, wave: 2 * Math.PI, shape: Math.cos },
  'insulated and fixed': { left: insulated, right: fixed(0), wave: Math.PI / 2, shape: Math.cos },
  'insulated and convective, Biot number 2': {
    left: insulated,
    right: { kind: 'convective', temperature: 0, transfer: 2 * (BRICK.conductivity / 0.2) },
    wave: robinRoot(2),
    shape: Math.cos,
  },
};
/** Remaining fraction of a mode of a brick wall 0.2 m thick at its half-life, at the cell of its maximum. */
function remaining({ left, right, wave, shape }: Mode, cells: number, steps: number): number {
  const p: LayeredWall = { layers: [layer({ ...BRICK, thickness: 0.2, cells })], left, right };
  const rate = (BRICK.conductivity / BRICK.heatCapacity) * (wave / 0.2) ** 2;
  const model = layeredWall(Math.LN2 / rate / steps);
  const run = simulate(model, p);
  const start = middles(cells).map((x) => shape(wave * x));
  run.state.set(start);
  while (run.steps < steps) run.step();
  const highest = start.indexOf(Math.max(...start));
  return run.state[highest]! / start[highest]!;
}
const modeError = (mode: Mode, cells: number, steps: number) => Math.abs(remaining(mode, cells, steps) - 0.5);

test.each(Object.entries(modes))('a mode decays as exp(-alpha k^2 t): %s, to 4e-5', (_name, mode) => {
  expect(modeError(mode, 400, 200)).toBeLessThan(4e-5);
});

test.each(Object.entries(modes))(
  'halving cells and steps three times shows order 2.00 +- 0.15: %s',
  (_name, mode) => {
    const errors = [1, 2, 4, 8].map((finer) => modeError(mode, 16 * finer, 10 * finer));
    expect(Math.abs(Math.log2(errors[0]! / errors[3]!) / 3 - 2)).toBeLessThan(0.15);
  },
);

test('halving the step alone shows order 2.00 +- 0.1 in time', () => {
  const mode = modes['fixed ends, first mode']!;
  // Compared with very small steps on the same grid: the error of the grid cancels.
  const limit = remaining(mode, 64, 4000);
  const errors = [8, 16, 32].map((steps) => Math.abs(remaining(mode, 64, steps) - limit));
  expect(Math.abs(Math.log2(errors[0]! / errors[2]!) / 2 - 2)).toBeLessThan(0.1);
});

test('the heat flow through a steady wall of three layers in air is (T1 - T2) / (sum of resistances) to 1e-9', () => {
  const p: LayeredWall = {
    layers: [
      layer({ ...BRICK, thickness: 0.12, cells: 12 }),
      layer({ ...FOAM, thickness: 0.08, cells: 16 }),
      layer({ thickness: 0.01, conductivity: 0.5, cells: 3 }),
    ],
    left: { kind: 'convective', temperature: 294, transfer: 8 },
    right: { kind: 'convective', temperature: 258, transfer: 23 },
  };
  const model = layeredWall(200);
  const run = simulate(model, p);
  while (run.steps < 6000) run.step();
  const resistance = 1 / 8 + 0.12 / 0.72 + 0.08 / 0.03 + 0.01 / 0.5 + 1 / 23;
  const flow = (294 - 258) / resistance;
  const [, left, right] = model.observables.map(({ value }) => value(run.time, run.state, p));
  expect(Math.abs(left! / flow - 1)).toBeLessThan(1e-9);
  expect(Math.abs(right! / flow + 1)).toBeLessThan(1e-9);
  // The temperature inside the foam follows from the resistances up to there.
  const resistanceBefore = 1 / 8 + 0.12 / 0.72 + (0.08 / 0.03) * (4.5 / 16);
  expect(Math.abs(run.state[12 + 4]! - (294 - flow * resistanceBefore))).toBeLessThan(1e-7);
});

test.each([
  ['copper and brick', COPPER, BRICK],
  ['brick and foam', BRICK, FOAM],
  ['two equal bodies', BRICK, BRICK],
])(
  '%s in contact: the interface is at the effusivity mean within 0.1 %% of the jump, with erf profiles beside it',
  (_name, one, other) => {
    const alpha = ({ conductivity, heatCapacity }: typeof one) => conductivity / heatCapacity;
    // Both are thick against sqrt(alpha t): the jump has not reached the far ends.
    const time = 10;
    const body = (material: typeof one, temperature: number) =>
      layer({ ...material, temperature, thickness: 10 * Math.sqrt(alpha(material) * time), cells: 400 });
    const p: LayeredWall = { layers: [body(one, 293), body(other, 310)], left: insulated, right: insulated };
    const run = simulate(layeredWall(time / 1000), p);
    while (run.steps < 1000) run.step();
    const interfaceTemperature = faceTemperatures(p, run.state)[400]!;
    const expected = contactTemperature(
      { temperature: 293, effusivity: effusivity(one.conductivity, one.heatCapacity) },
      { temperature: 310, effusivity: effusivity(other.conductivity, other.heatCapacity) },
    );
    expect(Math.abs(interfaceTemperature - expected) / 17).toBeLessThan(0.001);
    // erf(0.25) = 0.2763263902 and erf(1) = 0.8427007929 (Abramowitz & Stegun, table 7.1).
    for (const [z, erf] of [
      [0.25, 0.2763263902],
      [1, 0.8427007929],
    ] as const) {
      const position = 400 + (2 * z * 400) / 10 - 0.5;
      const here = (run.state[Math.floor(position)]! + run.state[Math.ceil(position)]!) / 2;
      expect(Math.abs(here - (expected + (310 - expected) * erf)) / 17).toBeLessThan(0.001);
    }
  },
);

test('the face temperatures of a steady wall follow from the resistances, ends included, to 1e-7 K', () => {
  const p: LayeredWall = {
    layers: [layer({ ...BRICK, cells: 8 }), layer({ ...FOAM, thickness: 0.02, cells: 8 })],
    left: fixed(300),
    right: { kind: 'convective', temperature: 260, transfer: 15 },
  };
  const run = simulate(layeredWall(100), p);
  while (run.steps < 6000) run.step();
  const flow = 40 / (0.1 / 0.72 + 0.02 / 0.03 + 1 / 15);
  const faces = faceTemperatures(p, run.state);
  expect(faces).toHaveLength(17);
  expect(Math.abs(faces[0]! - 300)).toBeLessThan(1e-12);
  expect(Math.abs(faces[8]! - (300 - (flow * 0.1) / 0.72))).toBeLessThan(1e-7);
  expect(Math.abs(faces[16]! - (260 + flow / 15))).toBeLessThan(1e-7);
  const insulatedFaces = faceTemperatures({ ...p, left: insulated }, run.state);
  expect(insulatedFaces[0]).toBe(run.state[0]);
});

test('energy: content - inflow - sources is conserved to 1e-10 in a heated wall', () => {
  const p: LayeredWall = {
    layers: [layer({ ...COPPER, cells: 10 }), layer({ ...BRICK, heating: 5e4, cells: 30 }), layer(FOAM)],
    left: { kind: 'convective', temperature: 400, transfer: 1000 },
    right: fixed(250),
  };
  const model = layeredWall(1);
  const run = simulate(model, p);
  const [balance] = model.invariants!;
  const start = balance!.value(run.state, p);
  while (run.steps < 20_000) run.step();
  expect(Math.abs(balance!.value(run.state, p) / start - 1)).toBeLessThan(1e-10);
  // All three flows carried more than a hundredth of the content.
  run.state.slice(-3).forEach((heat) => expect(Math.abs(heat / start)).toBeGreaterThan(0.01));
});

test('a heated slab between cold ends is hottest in the middle by q L^2 / 8 k, to 1e-3', () => {
  const p: LayeredWall = {
    layers: [layer({ ...BRICK, temperature: 0, heating: 1000, cells: 51 })],
    left: fixed(0),
    right: fixed(0),
  };
  const run = simulate(layeredWall(60), p);
  while (run.steps < 2000) run.step();
  expect(Math.abs(run.state[25]! / ((1000 * 0.1 ** 2) / (8 * 0.72)) - 1)).toBeLessThan(1e-3);
});

test('a reversed wall has reversed temperatures, to 1e-9 K', () => {
  const layers = [
    layer({ ...COPPER, temperature: 280 }),
    layer({ ...BRICK, temperature: 320, heating: 800 }),
  ];
  const ends: BoundaryCondition[] = [{ kind: 'convective', temperature: 350, transfer: 12 }, fixed(290)];
  const run = (p: LayeredWall) => {
    const simulation = simulate(layeredWall(5), p);
    while (simulation.steps < 300) simulation.step();
    return simulation.state;
  };
  const one = run({ layers, left: ends[0]!, right: ends[1]! });
  const other = run({ layers: [...layers].reverse(), left: ends[1]!, right: ends[0]! });
  for (let i = 0; i < 40; i++) expect(Math.abs(one[i]! - other[39 - i]!)).toBeLessThan(1e-9);
  expect(Math.abs(one[40]! - other[41]!)).toBeLessThan(1e-6 * Math.abs(one[40]!));
});

test('scaling: twice the thickness and four times the time give the same temperatures to 1e-10 K', () => {
  const run = (scale: number) => {
    const simulation = simulate(layeredWall(scale * scale), {
      layers: [layer({ ...BRICK, thickness: 0.05 * scale }), layer({ ...FOAM, thickness: 0.1 * scale })],
      left: fixed(350),
      right: fixed(270),
    });
    while (simulation.steps < 500) simulation.step();
    return simulation.state.slice(0, 40);
  };
  const [one, other] = [run(1), run(2)];
  one.forEach((value, i) => expect(Math.abs(value - other[i]!)).toBeLessThan(1e-10));
});
