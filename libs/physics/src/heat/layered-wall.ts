import type { Advance, Model } from '../model/model.js';
import { createTridiagonal } from './create-tridiagonal.js';
import { cutWall } from './cut-wall.js';
import { outside, type EndCondition } from './end-condition.js';

/** A slab of one material. */
export interface HeatLayer {
  /** m */
  readonly thickness: number;
  /** Heat conductivity k, W/(m K). */
  readonly conductivity: number;
  /** Heat capacity per volume rho c, J/(m^3 K). */
  readonly heatCapacity: number;
  /** At the start, K. */
  readonly temperature: number;
  /** Heat set free inside, W/m^3 (an electric heater). */
  readonly heating: number;
  /** How finely it is cut. */
  readonly cells: number;
}

/** Slabs in perfect contact, from left to right. */
export interface LayeredWall {
  readonly layers: readonly HeatLayer[];
  readonly left: EndCondition;
  readonly right: EndCondition;
}

/** Crank-Nicolson: each flow of heat is the mean of those before and after the step. */
function createSolver(p: LayeredWall): Advance {
  const { count, conductance, capacity, power } = cutWall(p);
  const [coldLeft, coldRight] = [outside(p.left), outside(p.right)];
  const last = count - 1;
  const changed = new Float64Array(count);
  let prepared = 0;
  let matrix = createTridiagonal(changed, changed, changed);

  function prepare(h: number): void {
    const g = (face: number): number => conductance[face] ?? 0;
    const row = (value: (i: number) => number) => Float64Array.from(changed, (_, i) => value(i));
    matrix = createTridiagonal(
      row((i) => -g(i) / 2),
      row((i) => (capacity[i] ?? 0) / h + (g(i) + g(i + 1)) / 2),
      row((i) => -g(i + 1) / 2),
    );
    prepared = h;
  }

  return (_t, state, h) => {
    if (h !== prepared) prepare(h);
    const inLeft = conductance[0] as number;
    const inRight = conductance[count] as number;
    const [first, end] = [state[0] as number, state[last] as number];
    // Solved for the change, so that rounding is that of the change and a steady wall stays steady.
    let before = coldLeft;
    for (let i = 0; i < count; i++) {
      const here = state[i] as number;
      const next = i < last ? (state[i + 1] as number) : coldRight;
      changed[i] =
        (conductance[i] as number) * (before - here) +
        (conductance[i + 1] as number) * (next - here) +
        (power[i] as number);
      before = here;
    }
    matrix.solve(changed, 0, 1);
    for (let i = 0; i < count; i++) state[i] = (state[i] as number) + (changed[i] as number);
    state[count] = (state[count] as number) + h * inLeft * (coldLeft - (first + (state[0] as number)) / 2);
    state[count + 1] =
      (state[count + 1] as number) + h * inRight * (coldRight - (end + (state[last] as number)) / 2);
    let heated = state[count + 2] as number;
    for (let i = 0; i < count; i++) heated += h * (power[i] as number);
    state[count + 2] = heated;
  };
}

/**
 * Heat through a wall of layers: rho c T_t = (k T_x)_x + heating, in cells whose faces carry heat by the series resistance
 * of two half cells (so the borders of layers are exact), in time by Crank and Nicolson (Proc. Camb. Phil. Soc. 43, 50,
 * 1947): of second order in both, stable for every step.
 *
 * State: the temperatures of the cells, K, then the heat that has come in through the left end, through the right end and
 * from the heaters, J/m^2.
 * Limits: constant properties, perfect contact, no radiation. A sudden jump of temperature rings for a while where
 * k h / (rho c cell^2) is above about 2.
 * @param dt the step, s
 */
export function layeredWall(dt: number): Model<LayeredWall> {
  /** Heat in the wall above 0 K, J/m^2. */
  const content = (state: Float64Array, p: LayeredWall): number =>
    cutWall(p).capacity.reduce((sum, capacity, i) => sum + capacity * (state[i] ?? 0), 0);
  /** Heat flow into the wall at an end, W/m^2. */
  const inflow = (state: Float64Array, p: LayeredWall, end: 'left' | 'right'): number => {
    const { count, conductance } = cutWall(p);
    const [face, cell] = end === 'left' ? [0, 0] : [count, count - 1];
    return (conductance[face] ?? 0) * (outside(p[end]) - (state[cell] ?? 0));
  };
  return {
    dt,
    layout: (p) => [
      ...Array.from(cutWall(p).capacity, (_, i) => ({ key: `temperature[${i}]`, unit: 'K' })),
      { key: 'heatLeft', unit: 'J/m^2' },
      { key: 'heatRight', unit: 'J/m^2' },
      { key: 'heatMade', unit: 'J/m^2' },
    ],
    start: (p) => Float64Array.of(...cutWall(p).temperature, 0, 0, 0),
    solver: createSolver,
    invariants: [
      {
        key: 'balance',
        unit: 'J/m^2',
        value: (state, p) => content(state, p) - state.slice(-3).reduce((sum, heat) => sum + heat, 0),
        tolerance: 1e-10,
      },
    ],
    observables: [
      { key: 'content', unit: 'J/m^2', value: (_t, state, p) => content(state, p) },
      { key: 'flowLeft', unit: 'W/m^2', value: (_t, state, p) => inflow(state, p, 'left') },
      { key: 'flowRight', unit: 'W/m^2', value: (_t, state, p) => inflow(state, p, 'right') },
    ],
  };
}
