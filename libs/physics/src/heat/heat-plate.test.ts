import { simulate } from '../simulate/simulate.js';
import type { BoundaryCondition } from './boundary-condition.js';
import { heatPlate, type HeatPlate } from './heat-plate.js';
import { layeredWall } from './layered-wall.js';

const cold: BoundaryCondition = { kind: 'fixed', temperature: 0 };
const insulated: BoundaryCondition = { kind: 'insulated' };
const air: BoundaryCondition = { kind: 'convective', temperature: 320, transfer: 90 };

const plate = (columns: number, rows: number, more: Partial<HeatPlate> = {}): HeatPlate => ({
  columns,
  rows,
  width: 0.3,
  height: 0.2,
  conductivity: 16,
  heatCapacity: 4e6,
  temperature: new Float64Array(columns * rows).fill(300),
  heating: new Float64Array(columns * rows),
  left: cold,
  right: cold,
  first: cold,
  last: cold,
  ...more,
});
const filled = (columns: number, rows: number, value: (x: number, y: number) => number) =>
  Float64Array.from({ length: columns * rows }, (_, i) =>
    value(((i % columns) + 0.5) / columns, (Math.floor(i / columns) + 0.5) / rows),
  );

/** Error of the mode (2, 1) with cold sides and insulated first and last row, after it has decayed to one half. */
function modeError(cells: number, steps: number): number {
  const shape = filled(cells, cells, (x, y) => Math.sin(2 * Math.PI * x) * Math.cos(Math.PI * y));
  const p = plate(cells, cells, { temperature: shape, first: insulated, last: insulated });
  const rate = 4e-6 * ((2 * Math.PI) ** 2 / 0.3 ** 2 + Math.PI ** 2 / 0.2 ** 2);
  const run = simulate(heatPlate(Math.LN2 / rate / steps), p);
  while (run.steps < steps) run.step();
  return shape.reduce((largest, value, i) => Math.max(largest, Math.abs(run.state[i]! - value / 2)), 0);
}

test('a mode of a plate decays as exp(-alpha (kx^2 + ky^2) t) to 1e-3 on 64 x 64 cells, order 2.00 +- 0.1', () => {
  const errors = [8, 16, 32, 64].map((cells) => modeError(cells, cells / 2));
  expect(errors[3]).toBeLessThan(1e-3);
  expect(Math.abs(Math.log2(errors[0]! / errors[3]!) / 3 - 2)).toBeLessThan(0.1);
});

test('for one-dimensional heat flow the plate equals the wall of Crank and Nicolson to 1e-9 K, in both directions', () => {
  const layer = {
    thickness: 0.3,
    conductivity: 16,
    heatCapacity: 4e6,
    temperature: 300,
    heating: 2e4,
    cells: 24,
  };
  const wall = simulate(layeredWall(5), { layers: [layer], left: cold, right: air });
  while (wall.steps < 200) wall.step();
  const heating = new Float64Array(24 * 6).fill(2e4);
  const rest = { left: insulated, right: insulated, first: insulated, last: insulated };
  const horizontal = simulate(heatPlate(5), plate(24, 6, { ...rest, heating, left: cold, right: air }));
  const vertical = simulate(
    heatPlate(5),
    plate(6, 24, { ...rest, heating, width: 0.2, height: 0.3, first: cold, last: air }),
  );
  while (horizontal.steps < 200) {
    horizontal.step();
    vertical.step();
  }
  for (let i = 0; i < 24; i++) {
    expect(Math.abs(horizontal.state[2 * 24 + i]! - wall.state[i]!)).toBeLessThan(1e-9);
    expect(Math.abs(vertical.state[i * 6 + 3]! - wall.state[i]!)).toBeLessThan(1e-9);
  }
  // The heat per metre of a plate 0.2 m high follows from that of the wall.
  const heatIn = (wall.state[24]! + wall.state[25]!) * 0.2;
  expect(Math.abs(horizontal.state[24 * 6]! / heatIn - 1)).toBeLessThan(1e-9);
  expect(Math.abs(vertical.state[24 * 6]! / heatIn - 1)).toBeLessThan(1e-9);
});

test('energy: content - inflow - sources is conserved to 1e-10 with a hot spot and four different edges', () => {
  const p = plate(40, 30, {
    heating: filled(40, 30, (x, y) => ((x - 0.3) ** 2 + (y - 0.6) ** 2 < 0.01 ? 5e7 : 0)),
    first: insulated,
    last: air,
    right: { kind: 'convective', temperature: 280, transfer: 2000 },
  });
  const model = heatPlate(2);
  const run = simulate(model, p);
  const [balance] = model.invariants!;
  const start = balance!.value(run.state, p);
  while (run.steps < 1000) run.step();
  expect(Math.abs(balance!.value(run.state, p) / start - 1)).toBeLessThan(1e-10);
  expect(Math.abs(run.state[1200]! / start)).toBeGreaterThan(0.1);
});

test('a square plate, three sides at 0 K and one at 1 K, reaches 1/4 K in its middle (symmetry), to 1e-9', () => {
  const p = plate(31, 31, {
    height: 0.3,
    temperature: new Float64Array(31 * 31),
    last: { kind: 'fixed', temperature: 1 },
  });
  const run = simulate(heatPlate(20), p);
  while (run.steps < 1500) run.step();
  expect(Math.abs(run.state[15 * 31 + 15]! - 0.25)).toBeLessThan(1e-9);
  // Between the middle and the hot side: the series of Carslaw and Jaeger (5.3).
  const series = (y: number) => {
    let sum = 0;
    for (let n = 1; n < 60; n += 2) {
      const growth = Math.exp(n * Math.PI * (y - 1)) - Math.exp(-n * Math.PI * (y + 1));
      sum += ((4 / (n * Math.PI)) * Math.sin((n * Math.PI) / 2) * growth) / (1 - Math.exp(-2 * n * Math.PI));
    }
    return sum;
  };
  expect(Math.abs(run.state[24 * 31 + 15]! - series(24.5 / 31))).toBeLessThan(1e-3);
});
