import type { Integrator, Model } from '../model/model.js';
import { factorTridiagonal } from './tridiagonal.js';
import { edgeConductance, ambientTemperature, type BoundaryCondition } from './boundary-condition.js';

/** A plate of one material, insulated on its two faces. */
export interface HeatPlate {
  readonly columns: number;
  readonly rows: number;
  /** m */
  readonly width: number;
  /** m */
  readonly height: number;
  /** W/(m K) */
  readonly conductivity: number;
  /** Per volume, J/(m^3 K). */
  readonly heatCapacity: number;
  /** Initial temperature, K, row by row. */
  readonly temperature: Float64Array;
  /** Heat source density of each cell, W/m^3. */
  readonly heating: Float64Array;
  readonly left: BoundaryCondition;
  readonly right: BoundaryCondition;
  /** The edge beside the first row. */
  readonly first: BoundaryCondition;
  /** The edge beside the last row. */
  readonly last: BoundaryCondition;
}

/** Coefficients of the diffusion along one direction: exchange rates between cells and with the edges, 1/s. */
interface Direction {
  readonly count: number;
  readonly stride: number;
  /** Between neighbouring cells. */
  readonly rate: number;
  readonly edgeRates: readonly [number, number];
  readonly ambient: readonly [number, number];
}

function direction(
  count: number,
  stride: number,
  size: number,
  diffusivity: number,
  conductivity: number,
  boundaries: readonly [BoundaryCondition, BoundaryCondition],
): Direction {
  const cell = size / count;
  const [low, high] = boundaries;
  const edgeRate = (boundary: BoundaryCondition): number =>
    (edgeConductance(boundary, (2 * conductivity) / cell) * diffusivity) / (conductivity * cell);
  return {
    count,
    stride,
    rate: diffusivity / cell ** 2,
    edgeRates: [edgeRate(low), edgeRate(high)],
    ambient: [ambientTemperature(low), ambientTemperature(high)],
  };
}

/** Adds `h` times the diffusion along one line of cells to `out`. Returns the inflow over the edges, K. */
function addDiffusion(
  { count, stride, rate, edgeRates, ambient }: Direction,
  from: Float64Array,
  out: Float64Array,
  start: number,
  h: number,
): number {
  const end = start + (count - 1) * stride;
  let flow = 0;
  for (let index = start; index < end; index += stride) {
    // The flow through a face leaves one cell and enters the other.
    const next = index + stride;
    flow = h * rate * ((from[next] as number) - (from[index] as number));
    out[index] = (out[index] as number) + flow;
    out[next] = (out[next] as number) - flow;
  }
  const low = h * edgeRates[0] * (ambient[0] - (from[start] as number));
  const high = h * edgeRates[1] * (ambient[1] - (from[end] as number));
  out[start] = (out[start] as number) + low;
  out[end] = (out[end] as number) + high;
  return low + high;
}

/** Solver for the matrix 1 - h * (diffusion along one direction). */
function implicitSolver({ count, rate, edgeRates }: Direction, h: number) {
  const row = (value: (i: number) => number) => Float64Array.from({ length: count }, (_, i) => value(i));
  const before = (i: number): number => (i > 0 ? rate : edgeRates[0]);
  const after = (i: number): number => (i < count - 1 ? rate : edgeRates[1]);
  return factorTridiagonal(
    row((i) => -h * before(i)),
    row((i) => 1 + h * (before(i) + after(i))),
    row((i) => -h * after(i)),
  );
}

/** The ADI method: each half step is implicit along one direction and explicit along the other. */
function createSolver(p: HeatPlate): Integrator {
  const { columns, rows, width, height, conductivity, heatCapacity, heating } = p;
  const diffusivity = conductivity / heatCapacity;
  const alongX = direction(columns, 1, width, diffusivity, conductivity, [p.left, p.right]);
  const alongY = direction(rows, columns, height, diffusivity, conductivity, [p.first, p.last]);
  const cells = columns * rows;
  const capacity = (heatCapacity * width * height) / cells;
  const middle = new Float64Array(cells);
  let factoredStep = 0;
  let solveX = implicitSolver(alongX, 0);
  let solveY = implicitSolver(alongY, 0);

  /** Advances `from` by `half` seconds into `to`. Returns the heat that entered over the edges, J/m. */
  function halfStep(
    from: Float64Array,
    to: Float64Array,
    explicit: Direction,
    implicit: Direction,
    solve: typeof solveX,
    half: number,
  ): number {
    for (let i = 0; i < cells; i++) {
      to[i] = (from[i] as number) + (half * (heating[i] as number)) / heatCapacity;
    }
    let gained = 0;
    for (let line = 0; line < implicit.count; line++) {
      gained += addDiffusion(explicit, from, to, line * implicit.stride, half);
    }
    const [low, high] = implicit.edgeRates;
    const [ambientLow, ambientHigh] = implicit.ambient;
    const span = (implicit.count - 1) * implicit.stride;
    for (let line = 0; line < explicit.count; line++) {
      const start = line * explicit.stride;
      to[start] = (to[start] as number) + half * low * ambientLow;
      to[start + span] = (to[start + span] as number) + half * high * ambientHigh;
      solve(to, start, implicit.stride);
      gained += half * low * (ambientLow - to[start]);
      gained += half * high * (ambientHigh - (to[start + span] as number));
    }
    return gained * capacity;
  }

  let power = 0;
  for (const density of heating) power += (density * width * height) / cells;

  return (_t, state, h) => {
    const half = h / 2;
    if (h !== factoredStep) {
      solveX = implicitSolver(alongX, half);
      solveY = implicitSolver(alongY, half);
      factoredStep = h;
    }
    const gained =
      halfStep(state, middle, alongY, alongX, solveX, half) +
      halfStep(middle, state, alongX, alongY, solveY, half);
    state[cells] = (state[cells] as number) + gained;
    state[cells + 1] = (state[cells + 1] as number) + h * power;
  };
}

/**
 * Heat conduction in a plate: rho c T_t = k (T_xx + T_yy) + heating, by the alternating-direction implicit method (Peaceman
 * and Rachford, J. SIAM 3, 28, 1955): second order in time and space, unconditionally stable.
 *
 * State: temperatures row by row, K, then the heat that entered over the edges and the heat of the sources, J per metre of
 * thickness.
 * Limits: constant properties; temperature jumps oscillate for a while if k h / (rho c cell^2) is above about 2.
 * @param dt the step, s
 */
export function heatPlate(dt: number): Model<HeatPlate> {
  const heatContent = (state: Float64Array, p: HeatPlate): number => {
    const cells = p.columns * p.rows;
    let sum = 0;
    for (let i = 0; i < cells; i++) sum += state[i] as number;
    return (sum * p.heatCapacity * p.width * p.height) / cells;
  };
  return {
    dt,
    layout: ({ columns, rows }) => [
      ...Array.from({ length: columns * rows }, (_, i) => ({
        key: `temperature[${Math.floor(i / columns)},${i % columns}]`,
        unit: 'K',
      })),
      { key: 'heatIn', unit: 'J/m' },
      { key: 'heatMade', unit: 'J/m' },
    ],
    start: ({ temperature }) => {
      const state = new Float64Array(temperature.length + 2);
      state.set(temperature);
      return state;
    },
    solver: createSolver,
    invariants: [
      {
        key: 'balance',
        unit: 'J/m',
        value: (state, p) => heatContent(state, p) - state.slice(-2).reduce((sum, heat) => sum + heat, 0),
        tolerance: 1e-10,
      },
    ],
    observables: [{ key: 'heatContent', unit: 'J/m', value: (_t, state, p) => heatContent(state, p) }],
  };
}
