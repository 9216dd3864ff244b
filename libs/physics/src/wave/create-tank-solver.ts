import type { Advance } from '../model/model.js';
import { createDrive } from './create-drive.js';
import { spongeRates } from './sponge-rates.js';
import type { TankGrid, WaveTank } from './wave-tank.js';

/** The factors of a step of `h` seconds, cell by cell. @param rates how fast waves die away at each cell, 1/s */
function createFactors(grid: TankGrid, { speed }: WaveTank, rates: Float64Array, h: number) {
  const { columns, rows, cell, fastest } = grid;
  if (speed.length !== columns * rows) throw new RangeError('The map of speeds does not fit the grid');
  const push = new Float32Array(columns * rows);
  const keep = new Float32Array(columns * rows);
  for (let index = 0; index < push.length; index++) {
    const c = speed[index] as number;
    // A map in single precision may have rounded the fastest speed up.
    if (!(c >= 0 && c <= Math.fround(fastest))) {
      throw new RangeError(`A speed outside 0 to ${fastest} m/s: ${c}`);
    }
    push[index] = (h * c * c) / (cell * cell);
    keep[index] = c === 0 ? 0 : Math.exp(-(rates[index] as number) * h);
  }
  return { h, push, keep };
}

/** A free rim shows its neighbour's height: half a cell inside, the slope is zero. */
function levelRim(state: Float32Array, { columns, rows }: TankGrid, { x, y }: WaveTank['rim']): void {
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

/** The way of a tank through time; see `waveTank` for the equations. */
export function createTankSolver(grid: TankGrid, p: WaveTank): Advance<Float32Array> {
  const { columns, rows } = grid;
  const cells = columns * rows;
  const drive = createDrive(grid, p);
  // The search for an event tries many steps with the same rates.
  let rates: Float64Array | undefined;
  let factors: ReturnType<typeof createFactors> | undefined;

  return (t, state, h) => {
    if (factors?.h !== h) factors = createFactors(grid, p, (rates ??= spongeRates(grid, p.rim)), h);
    const { push, keep } = factors;
    const share = -Math.expm1(-h / p.memory);
    drive(t, state, h);
    // One row behind the rates, where no rate looks any more, the heights follow: one walk through the memory.
    for (let row = 1; row < rows; row++) {
      if (row < rows - 1) {
        const end = (row + 1) * columns - 1;
        for (let i = row * columns + 1; i < end; i++) {
          const around =
            (state[i - 1] as number) +
            (state[i + 1] as number) +
            (state[i - columns] as number) +
            (state[i + columns] as number);
          const v = state[cells + i] as number;
          state[cells + i] =
            (keep[i] as number) * (v + (push[i] as number) * (around - 4 * (state[i] as number)));
        }
      }
      if (row > 1) {
        const end = row * columns - 1;
        for (let i = (row - 1) * columns + 1; i < end; i++) {
          const u = (keep[i] as number) * (state[i] as number) + h * (state[cells + i] as number);
          const mean = state[2 * cells + i] as number;
          state[i] = u;
          state[2 * cells + i] = mean + share * (u * u - mean);
        }
      }
    }
    levelRim(state, grid, p.rim);
  };
}
