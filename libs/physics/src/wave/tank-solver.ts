import type { Integrator } from '../model/model.js';
import { createDrive } from './drive.js';
import { spongeRates } from './sponge-rates.js';
import type { TankGrid, WaveTank } from './tank.js';

/** Coefficients of a step of `h` seconds for each cell. @param rates damping rates, 1/s */
function createCoefficients(grid: TankGrid, { speed }: WaveTank, rates: Float64Array, h: number) {
  const { columns, rows, cell, maxSpeed } = grid;
  if (speed.length !== columns * rows) throw new RangeError('The speed map does not fit the grid');
  const acceleration = new Float32Array(columns * rows);
  const damping = new Float32Array(columns * rows);
  for (let index = 0; index < acceleration.length; index++) {
    const c = speed[index] as number;
    // Single precision may have rounded the largest speed up.
    if (!(c >= 0 && c <= Math.fround(maxSpeed))) {
      throw new RangeError(`A speed outside 0 to ${maxSpeed} m/s: ${c}`);
    }
    acceleration[index] = (h * c * c) / (cell * cell);
    damping[index] = c === 0 ? 0 : Math.exp(-(rates[index] as number) * h);
  }
  return { h, acceleration, damping };
}

/** A free boundary copies its neighbours: half a cell inside, the slope is zero. */
function applyFreeBoundary(
  state: Float32Array,
  { columns, rows }: TankGrid,
  { x, y }: WaveTank['boundary'],
): void {
  const last = (rows - 1) * columns;
  if (y === 'free') {
    for (let column = 0; column < columns; column++) {
      state[column] = state[column + columns] as number;
      state[last + column] = state[last - columns + column] as number;
    }
  }
  if (x === 'free') {
    for (let start = 0; start <= last; start += columns) {
      state[start] = state[start + 1] as number;
      state[start + columns - 1] = state[start + columns - 2] as number;
    }
  }
}

/** Creates the integrator of a tank; see `waveTank` for the equations. */
export function createTankSolver(grid: TankGrid, p: WaveTank): Integrator<Float32Array> {
  const { columns, rows } = grid;
  const cells = columns * rows;
  const drive = createDrive(grid, p);
  // The damping rates are independent of the step: event detection tries many steps.
  let rates: Float64Array | undefined;
  let coefficients: ReturnType<typeof createCoefficients> | undefined;

  return (t, state, h) => {
    if (coefficients?.h !== h)
      coefficients = createCoefficients(grid, p, (rates ??= spongeRates(grid, p.boundary)), h);
    const { acceleration, damping } = coefficients;
    const weight = -Math.expm1(-h / p.averagingTime);
    drive(t, state, h);
    // Displacements are updated one row behind the rates, which no longer need them: a single pass through memory.
    for (let row = 1; row < rows; row++) {
      if (row < rows - 1) {
        const end = (row + 1) * columns - 1;
        for (let i = row * columns + 1; i < end; i++) {
          const neighbours =
            (state[i - 1] as number) +
            (state[i + 1] as number) +
            (state[i - columns] as number) +
            (state[i + columns] as number);
          const v = state[cells + i] as number;
          state[cells + i] =
            (damping[i] as number) *
            (v + (acceleration[i] as number) * (neighbours - 4 * (state[i] as number)));
        }
      }
      if (row > 1) {
        const end = row * columns - 1;
        for (let i = (row - 1) * columns + 1; i < end; i++) {
          const u = (damping[i] as number) * (state[i] as number) + h * (state[cells + i] as number);
          const mean = state[2 * cells + i] as number;
          state[i] = u;
          state[2 * cells + i] = mean + weight * (u * u - mean);
        }
      }
    }
    applyFreeBoundary(state, grid, p.boundary);
  };
}
