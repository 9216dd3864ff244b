import type { Model } from '../model/model.js';
import { createTankSolver } from './create-tank-solver.js';

/** Where waves start: a force that swings as amplitude * sin(2 pi frequency t + phase), gently begun over two periods. */
export interface WaveSource {
  /** A point sends circles; a line (the whole column at `x`) sends straight waves to both sides. */
  readonly shape: 'point' | 'line';
  /** m, from the middle of the first cell. */
  readonly x: number;
  /** m; of a line it does not count. */
  readonly y: number;
  /** Hz */
  readonly frequency: number;
  /** rad */
  readonly phase: number;
  /**
   * m: the amplitude of its wave where nothing else disturbs it: of a line everywhere, of a point one wavelength away
   * (further off it falls as one over the root of the distance).
   */
  readonly amplitude: number;
}

/**
 * `fixed` holds the outermost cells at zero: waves turn over. `free` lets them follow their neighbours: waves come back
 * upright. `open` swallows what comes.
 */
export type Rim = 'fixed' | 'free' | 'open';

/** A tank of waves. */
export interface WaveTank {
  /** Wave speed at each cell, m/s, row by row. Zero: a wall, at which waves turn over (fixed end). */
  readonly speed: Float32Array;
  /** What waves meet at the left and right rim (`x`) and at the first and last row (`y`). */
  readonly rim: { readonly x: Rim; readonly y: Rim };
  readonly sources: readonly WaveSource[];
  /** Time over which the intensity is averaged, s (older times count e-fold less). Several periods are a good choice. */
  readonly memory: number;
}

/** The grid of a tank. */
export interface TankGrid {
  readonly columns: number;
  readonly rows: number;
  /** Side of a cell, m. At least 12 cells a wavelength keep the error of the speed below 1 %. */
  readonly cell: number;
  /** The highest speed that will be in the map, m/s. It sets the time step. */
  readonly fastest: number;
}

/** c dt / dx of the fastest medium. The limit in two dimensions is 1 / sqrt(2); near it the waves of the grid run truest. */
export const COURANT = 0.7;

/**
 * Waves on a surface: u_tt = c(x, y)^2 (u_xx + u_yy) + sources, by central differences of second order in space and time.
 *
 * The leapfrog is kept as displacement u and its rate v half a step before (v += h c^2 lap u; u += h v): the same numbers
 * as with three layers of u, without the cancellation that would cost single precision its last digits.
 * State, Float32, each row by row: u (m), v (m/s), the running average of u^2 (m^2).
 *
 * The open rim is a sponge, an eighth of the tank thick on each side, in which u and v both die away: where it is at least
 * one and a half wavelengths thick, less than 1 % of the amplitude comes back.
 * Limits: linear, without dispersion but for that of the grid (it slows waves of 12 cells by at most 0.6 %); an inner wall
 * is a fixed end and follows the cells.
 * Sources: Courant, Friedrichs, Lewy 1928; Fornberg, A Practical Guide to Pseudospectral Methods, 1996, ch. 1;
 * for the sponge Cerjan et al., Geophysics 50, 705 (1985).
 */
export function waveTank(grid: TankGrid): Model<WaveTank, Float32Array> {
  const { columns, rows, cell, fastest } = grid;
  const cells = columns * rows;
  const names = ['u', 'v', 'intensity'] as const;
  const units = { u: 'm', v: 'm/s', intensity: 'm^2' };
  return {
    dt: (COURANT * cell) / fastest,
    layout: () =>
      names.flatMap((name) =>
        Array.from({ length: cells }, (_, index) => ({
          key: `${name}[${Math.floor(index / columns)},${index % columns}]`,
          unit: units[name],
        })),
      ),
    start: () => new Float32Array(3 * cells),
    solver: (p) => createTankSolver(grid, p),
    observables: [
      {
        key: 'meanSquare',
        unit: 'm^2',
        value: (_t, state) => {
          let sum = 0;
          for (let index = 0; index < cells; index++) sum += (state[index] as number) ** 2;
          return sum / cells;
        },
      },
    ],
  };
}
