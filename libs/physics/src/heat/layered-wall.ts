import type { Integrator, Model } from '../model/model.js';
import { ambientTemperature } from './boundary-condition.js';
import { discretizeWall, type LayeredWall } from './discretize-wall.js';
import { factorTridiagonal } from './tridiagonal.js';

/** Crank-Nicolson: each heat flow is the mean of its values before and after the step. */
function createSolver(p: LayeredWall): Integrator {
  const { count, conductance, capacity, power } = discretizeWall(p);
  const [ambientLeft, ambientRight] = [ambientTemperature(p.left), ambientTemperature(p.right)];
  const last = count - 1;
  const change = new Float64Array(count);
  let factoredStep = 0;
  let solve = factorTridiagonal(change, change, change);

  function factorMatrix(h: number): void {
    const g = (face: number): number => conductance[face] ?? 0;
    const row = (value: (i: number) => number) => Float64Array.from(change, (_, i) => value(i));
    solve = factorTridiagonal(
      row((i) => -g(i) / 2),
      row((i) => (capacity[i] ?? 0) / h + (g(i) + g(i + 1)) / 2),
      row((i) => -g(i + 1) / 2),
    );
    factoredStep = h;
  }

  return (_t, state, h) => {
    if (h !== factoredStep) factorMatrix(h);
    const inLeft = conductance[0] as number;
    const inRight = conductance[count] as number;
    const [first, end] = [state[0] as number, state[last] as number];
    // Solves for the change of temperature: its rounding errors are small and a steady wall stays steady.
    let left = ambientLeft;
    for (let i = 0; i < count; i++) {
      const here = state[i] as number;
      const next = i < last ? (state[i + 1] as number) : ambientRight;
      change[i] =
        (conductance[i] as number) * (left - here) +
        (conductance[i + 1] as number) * (next - here) +
        (power[i] as number);
      left = here;
    }
    solve(change, 0, 1);
    for (let i = 0; i < count; i++) state[i] = (state[i] as number) + (change[i] as number);
    state[count] = (state[count] as number) + h * inLeft * (ambientLeft - (first + (state[0] as number)) / 2);
    state[count + 1] =
      (state[count + 1] as number) + h * inRight * (ambientRight - (end + (state[last] as number)) / 2);
    let heated = state[count + 2] as number;
    for (let i = 0; i < count; i++) heated += h * (power[i] as number);
    state[count + 2] = heated;
  };
}

/**
 * Heat conduction through a layered wall: rho c T_t = (k T_x)_x + heating, by finite volumes (the faces have the series
 * resistance of two half cells, so interfaces are exact) and the Crank-Nicolson method (Proc. Camb. Phil. Soc. 43, 50,
 * 1947): second order in space and time, unconditionally stable.
 *
 * State: the temperatures of the cells, K, then the heat that entered through the left end, through the right end and
 * from the sources, J/m^2.
 * Limits: constant properties, perfect contact, no radiation. Temperature jumps oscillate for a while if
 * k h / (rho c cell^2) is above about 2.
 * @param dt the step, s
 */
export function layeredWall(dt: number): Model<LayeredWall> {
  /** Heat content of the wall above 0 K, J/m^2. */
  const heatContent = (state: Float64Array, p: LayeredWall): number =>
    discretizeWall(p).capacity.reduce((sum, capacity, i) => sum + capacity * (state[i] ?? 0), 0);
  /** Heat flow into the wall at an end, W/m^2. */
  const inflow = (state: Float64Array, p: LayeredWall, end: 'left' | 'right'): number => {
    const { count, conductance } = discretizeWall(p);
    const [face, cell] = end === 'left' ? [0, 0] : [count, count - 1];
    return (conductance[face] ?? 0) * (ambientTemperature(p[end]) - (state[cell] ?? 0));
  };
  return {
    dt,
    layout: (p) => [
      ...Array.from(discretizeWall(p).capacity, (_, i) => ({ key: `temperature[${i}]`, unit: 'K' })),
      { key: 'heatLeft', unit: 'J/m^2' },
      { key: 'heatRight', unit: 'J/m^2' },
      { key: 'heatMade', unit: 'J/m^2' },
    ],
    start: (p) => Float64Array.of(...discretizeWall(p).temperature, 0, 0, 0),
    solver: createSolver,
    invariants: [
      {
        key: 'balance',
        unit: 'J/m^2',
        value: (state, p) => heatContent(state, p) - state.slice(-3).reduce((sum, heat) => sum + heat, 0),
        tolerance: 1e-10,
      },
    ],
    observables: [
      { key: 'heatContent', unit: 'J/m^2', value: (_t, state, p) => heatContent(state, p) },
      { key: 'flowLeft', unit: 'W/m^2', value: (_t, state, p) => inflow(state, p, 'left') },
      { key: 'flowRight', unit: 'W/m^2', value: (_t, state, p) => inflow(state, p, 'right') },
    ],
  };
}
