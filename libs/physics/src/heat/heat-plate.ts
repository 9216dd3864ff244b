import type { Advance, Model } from '../model/model.js';
import { createTridiagonal } from './create-tridiagonal.js';
import { edgeConductance, outside, type EndCondition } from './end-condition.js';

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
  /** At the start, K, row by row. */
  readonly temperature: Float64Array;
  /** Heat set free in each cell, W/m^3. */
  readonly heating: Float64Array;
  readonly left: EndCondition;
  readonly right: EndCondition;
  /** The edge beside the first row. */
  readonly first: EndCondition;
  /** The edge beside the last row. */
  readonly last: EndCondition;
}

/** What one direction of the plate needs: rates by which neighbours and edges pull a cell, 1/s. */
interface Direction {
  readonly count: number;
  readonly stride: number;
  /** Between neighbours. */
  readonly rate: number;
  readonly rates: readonly [number, number];
  readonly outsides: readonly [number, number];
}

function direction(
  count: number,
  stride: number,
  size: number,
  diffusivity: number,
  conductivity: number,
  ends: readonly [EndCondition, EndCondition],
): Direction {
  const cell = size / count;
  const [low, high] = ends;
  const edge = (end: EndCondition): number =>
    (edgeConductance(end, (2 * conductivity) / cell) * diffusivity) / (conductivity * cell);
  return {
    count,
    stride,
    rate: diffusivity / cell ** 2,
    rates: [edge(low), edge(high)],
    outsides: [outside(low), outside(high)],
  };
}

/** Adds `h` times the pull along one direction on the line that begins at `start` to `out`. Returns what came in, K. */
function addPull(
  { count, stride, rate, rates, outsides }: Direction,
  from: Float64Array,
  out: Float64Array,
  start: number,
  h: number,
): number {
  const end = start + (count - 1) * stride;
  let flow = 0;
  for (let at = start; at < end; at += stride) {
    // What one cell gains through a face the other loses.
    const next = at + stride;
    flow = h * rate * ((from[next] as number) - (from[at] as number));
    out[at] = (out[at] as number) + flow;
    out[next] = (out[next] as number) - flow;
  }
  const low = h * rates[0] * (outsides[0] - (from[start] as number));
  const high = h * rates[1] * (outsides[1] - (from[end] as number));
  out[start] = (out[start] as number) + low;
  out[end] = (out[end] as number) + high;
  return low + high;
}

/** 1 - h * (pull along one direction), ready to be solved for. */
function implicit({ count, rate, rates }: Direction, h: number) {
  const row = (value: (i: number) => number) => Float64Array.from({ length: count }, (_, i) => value(i));
  const before = (i: number): number => (i > 0 ? rate : rates[0]);
  const after = (i: number): number => (i < count - 1 ? rate : rates[1]);
  return createTridiagonal(
    row((i) => -h * before(i)),
    row((i) => 1 + h * (before(i) + after(i))),
    row((i) => -h * after(i)),
  );
}

/** Half a step: implicit along one direction, explicit along the other. */
function createSolver(p: HeatPlate): Advance {
  const { columns, rows, width, height, conductivity, heatCapacity, heating } = p;
  const diffusivity = conductivity / heatCapacity;
  const alongX = direction(columns, 1, width, diffusivity, conductivity, [p.left, p.right]);
  const alongY = direction(rows, columns, height, diffusivity, conductivity, [p.first, p.last]);
  const cells = columns * rows;
  const capacity = (heatCapacity * width * height) / cells;
  const middle = new Float64Array(cells);
  let prepared = 0;
  let matrixX = implicit(alongX, 0);
  let matrixY = implicit(alongY, 0);

  /** Brings `from` on by `half` seconds into `to`; returns the heat that came over the edges, J/m, but for rounding. */
  function halfStep(
    from: Float64Array,
    to: Float64Array,
    known: Direction,
    sought: Direction,
    matrix: typeof matrixX,
    half: number,
  ): number {
    for (let i = 0; i < cells; i++) {
      to[i] = (from[i] as number) + (half * (heating[i] as number)) / heatCapacity;
    }
    let gained = 0;
    for (let line = 0; line < sought.count; line++) {
      gained += addPull(known, from, to, line * sought.stride, half);
    }
    const [low, high] = sought.rates;
    const [outLow, outHigh] = sought.outsides;
    const span = (sought.count - 1) * sought.stride;
    for (let line = 0; line < known.count; line++) {
      const start = line * known.stride;
      to[start] = (to[start] as number) + half * low * outLow;
      to[start + span] = (to[start + span] as number) + half * high * outHigh;
      matrix.solve(to, start, sought.stride);
      gained += half * low * (outLow - to[start]);
      gained += half * high * (outHigh - (to[start + span] as number));
    }
    return gained * capacity;
  }

  let power = 0;
  for (const density of heating) power += (density * width * height) / cells;

  return (_t, state, h) => {
    const half = h / 2;
    if (h !== prepared) {
      matrixX = implicit(alongX, half);
      matrixY = implicit(alongY, half);
      prepared = h;
    }
    const gained =
      halfStep(state, middle, alongY, alongX, matrixX, half) +
      halfStep(middle, state, alongX, alongY, matrixY, half);
    state[cells] = (state[cells] as number) + gained;
    state[cells + 1] = (state[cells + 1] as number) + h * power;
  };
}

/**
 * Heat in a plate: rho c T_t = k (T_xx + T_yy) + heating, by alternating directions (Peaceman and Rachford, J. SIAM 3, 28,
 * 1955): of second order in time and space, stable for every step.
 *
 * State: temperatures row by row, K, then the heat that came in over the edges and that set free by heaters, J per metre
 * of thickness.
 * Limits: constant properties; a sudden jump rings for a while where k h / (rho c cell^2) is above about 2.
 * @param dt the step, s
 */
export function heatPlate(dt: number): Model<HeatPlate> {
  const content = (state: Float64Array, p: HeatPlate): number => {
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
        value: (state, p) => content(state, p) - state.slice(-2).reduce((sum, heat) => sum + heat, 0),
        tolerance: 1e-10,
      },
    ],
    observables: [{ key: 'content', unit: 'J/m', value: (_t, state, p) => content(state, p) }],
  };
}
