import { createRandom } from '../random/create-random.js';
import { simulate } from '../simulate/simulate.js';
import { stateHash } from '../simulate/state-hash.js';
import type { TankGrid, WaveSource, WaveTank } from './tank.js';
import { COURANT, waveTank } from './wave-tank.js';

const random = createRandom(1);
const uniformSpeed = ({ columns, rows }: TankGrid, speed = 1) => new Float32Array(columns * rows).fill(speed);
const box = (count: number, length: number): TankGrid => ({
  columns: count,
  rows: count,
  cell: length / (count - 1),
  maxSpeed: 1,
});
const source = (more: Partial<WaveSource>): WaveSource => ({
  shape: 'point',
  x: 0,
  y: 0,
  frequency: 1,
  phase: 0,
  amplitude: 1,
  ...more,
});

/** A box that starts in one of its modes; `part` projects the present state onto the mode. */
function startMode(
  grid: TankGrid,
  boundary: 'fixed' | 'free',
  mode: (column: number, row: number) => number,
  omega: number,
) {
  const model = waveTank(grid);
  const p: WaveTank = {
    speed: uniformSpeed(grid),
    boundary: { x: boundary, y: boundary },
    sources: [],
    averagingTime: 1,
  };
  const state = model.start(p, random);
  const cells = grid.columns * grid.rows;
  const shape = Float64Array.from({ length: cells }, (_, i) =>
    mode(i % grid.columns, Math.floor(i / grid.columns)),
  );
  for (let i = 0; i < cells; i++) {
    state[i] = shape[i]!;
    state[cells + i] = (shape[i]! * (1 - Math.cos(omega * model.dt))) / model.dt;
  }
  const size = shape.reduce((sum, value) => sum + value * value, 0);
  const part = () => shape.reduce((sum, value, i) => sum + value * state[i]!, 0) / size;
  return { model, state, advance: model.solver(p), part };
}

const slope = (errors: readonly number[]) =>
  Math.log2(errors[0]! / errors[errors.length - 1]!) / (errors.length - 1);

test.each(['fixed', 'free'] as const)(
  'a mode of a box with %s boundary converges with order 2.0 +- 0.1',
  (boundary) => {
    const errors = [16, 32, 64, 128].map((intervals) => {
      // Fixed: the boundary cells are the walls. Free: the walls lie half a cell inside them.
      const count = boundary === 'fixed' ? intervals + 1 : intervals + 2;
      const grid = { columns: count, rows: count, cell: 1 / intervals, maxSpeed: 1 };
      const mode =
        boundary === 'fixed'
          ? (i: number, j: number) =>
              Math.sin((2 * Math.PI * i) / intervals) * Math.sin((Math.PI * j) / intervals)
          : (i: number, j: number) =>
              Math.cos((2 * Math.PI * (i - 0.5)) / intervals) * Math.cos((Math.PI * (j - 0.5)) / intervals);
      const omega = Math.PI * Math.sqrt(5);
      const { model, state, advance, part } = startMode(grid, boundary, mode, omega);
      const steps = intervals * 2;
      for (let step = 0; step < steps; step++) advance(step * model.dt, state, model.dt);
      return Math.abs(part() - Math.cos(omega * steps * model.dt));
    });
    expect(Math.abs(slope(errors) - 2)).toBeLessThan(0.1);
  },
);

test.each([
  ['along the axis', 1, 0, 1 / 12],
  ['along the diagonal', Math.SQRT1_2, Math.SQRT1_2, 1 / 12],
])(
  'waves of 12 cells %s are at most 1 %% too slow, and match the dispersion relation of the grid to 1e-3',
  (_name, a, b, waves) => {
    const inside = 96;
    const grid = { columns: inside + 2, rows: inside + 2, cell: 1, maxSpeed: 1 };
    // Integer numbers of half waves in the box, near 12 cells.
    const [m, n] = [Math.round(2 * inside * waves * a), Math.round(2 * inside * waves * b)];
    const [kx, ky] = [(Math.PI * m) / inside, (Math.PI * n) / inside];
    const omega = Math.hypot(kx, ky);
    const { model, state, advance, part } = startMode(
      grid,
      'free',
      (i, j) => Math.cos(kx * (i - 0.5)) * Math.cos(ky * (j - 0.5)),
      omega,
    );
    const crossings: number[] = [];
    let before = part();
    for (let step = 0; crossings.length < 13; step++) {
      advance(step * model.dt, state, model.dt);
      const now = part();
      if (before * now < 0) crossings.push(step + before / (before - now));
      before = now;
    }
    const measured = (12 * Math.PI) / ((crossings[12]! - crossings[0]!) * model.dt);
    const ofGrid = (2 / model.dt) * Math.asin(COURANT * Math.hypot(Math.sin(kx / 2), Math.sin(ky / 2)));
    expect(measured / omega).toBeGreaterThan(0.99);
    expect(measured / omega).toBeLessThan(1);
    expect(Math.abs(measured / ofGrid - 1)).toBeLessThan(1e-3);
  },
);

test('a closed tank conserves the leapfrog energy to 2e-5 over 5,000 steps', () => {
  const grid = box(48, 1);
  const { model, state, advance } = startMode(
    grid,
    'fixed',
    (i, j) => Math.exp(-((i - 20) ** 2 + (j - 30) ** 2) / 30) * Math.min(1, i, j, 47 - i, 47 - j),
    0,
  );
  const cells = 48 * 48;
  const energy = () => {
    const before = state.slice(0, cells);
    const next = state.slice();
    advance(0, next, model.dt);
    let sum = 0;
    for (let i = 0; i < cells - 48; i++) {
      // The product of slopes at two successive times is part of the exactly conserved leapfrog energy.
      const acrossNow = before[i + 1]! - before[i]!;
      const downNow = before[i + 48]! - before[i]!;
      const acrossNext = next[i + 1]! - next[i]!;
      const downNext = next[i + 48]! - next[i]!;
      sum += next[cells + i]! ** 2 + (acrossNow * acrossNext + downNow * downNext) / grid.cell ** 2;
    }
    return sum;
  };
  const start = energy();
  for (let step = 0; step < 5000; step++) advance(0, state, model.dt);
  expect(Math.abs(energy() / start - 1)).toBeLessThan(2e-5);
});

test('time reversal: 500 steps forward and back return to the start, to 1e-5', () => {
  const grid = box(40, 1);
  const { model, state, advance } = startMode(
    grid,
    'fixed',
    (i, j) => (i % 39 && j % 39 ? Math.exp(-((i - 12) ** 2 + (j - 25) ** 2) / 20) : 0),
    0,
  );
  const start = state.slice(0, 1600);
  for (let step = 0; step < 500; step++) advance(0, state, model.dt);
  const turned = state.slice();
  advance(0, state, model.dt);
  for (let i = 1600; i < 3200; i++) turned[i] = -state[i]!;
  for (let step = 0; step < 500; step++) advance(0, turned, model.dt);
  const gap = start.reduce((largest, value, i) => Math.max(largest, Math.abs(value - turned[i]!)), 0);
  expect(gap).toBeLessThan(1e-5);
});

test('a wall across the tank transmits nothing: the far side stays exactly zero', () => {
  const grid = { columns: 60, rows: 40, cell: 1, maxSpeed: 1 };
  const speed = uniformSpeed(grid);
  for (let row = 0; row < 40; row++) speed[row * 60 + 30] = 0;
  const p: WaveTank = {
    speed,
    boundary: { x: 'fixed', y: 'free' },
    sources: [source({ x: 12, y: 20, frequency: 1 / 12 })],
    averagingTime: 100,
  };
  const run = simulate(waveTank(grid), p);
  while (run.steps < 400) run.step();
  const row = run.state.slice(20 * 60, 21 * 60);
  expect(row.slice(1, 30).every((u) => u !== 0)).toBe(true);
  expect(row.slice(30).every((u) => u === 0)).toBe(true);
});

test('doubling lengths and speeds changes no bit; a mirrored tank gives the mirror image to 1e-5', () => {
  const displacements = (scale: number, mirrored: boolean) => {
    const grid = { columns: 64, rows: 48, cell: scale, maxSpeed: scale };
    const x = mirrored ? 63 - 20.25 : 20.25;
    const p: WaveTank = {
      speed: uniformSpeed(grid, scale),
      boundary: { x: 'open', y: 'fixed' },
      sources: [source({ x: x * scale, y: 17 * scale, frequency: 1 / 12 })],
      averagingTime: 50,
    };
    const run = simulate(waveTank(grid), p);
    while (run.steps < 200) run.step();
    return run.state.slice(0, 64 * 48);
  };
  expect(stateHash(displacements(2, false))).toBe(stateHash(displacements(1, false)));
  const [one, other] = [displacements(1, false), displacements(1, true)];
  one.forEach((u, i) => expect(Math.abs(u - other[i + 63 - 2 * (i % 64)]!)).toBeLessThan(1e-5));
});

test('a restored state gives bit-identical results', () => {
  const grid = { columns: 40, rows: 40, cell: 1, maxSpeed: 1 };
  const p: WaveTank = {
    speed: uniformSpeed(grid, 0.8),
    boundary: { x: 'open', y: 'open' },
    sources: [source({ x: 20, y: 20, frequency: 0.06, phase: 1 })],
    averagingTime: 30,
  };
  const run = simulate(waveTank(grid), p);
  while (run.steps < 60) run.step();
  const saved = run.state.slice();
  while (run.steps < 150) run.step();
  const hash = stateHash(run.state);
  run.restore(60, saved);
  while (run.steps < 150) run.step();
  expect(stateHash(run.state)).toBe(hash);
});

test('a speed map of the wrong size and a speed above the maximum throw', () => {
  const grid = { columns: 8, rows: 8, cell: 1, maxSpeed: 0.3 };
  const run = (speed: Float32Array) =>
    simulate(waveTank(grid), {
      speed,
      boundary: { x: 'open', y: 'open' },
      sources: [],
      averagingTime: 1,
    }).step();
  expect(() => run(uniformSpeed(grid, 0.3))).not.toThrow();
  expect(() => run(new Float32Array(63).fill(0.3))).toThrow(RangeError);
  expect(() => run(uniformSpeed(grid, 0.31))).toThrow(RangeError);
  expect(() => run(uniformSpeed(grid, -0.1))).toThrow(RangeError);
});
