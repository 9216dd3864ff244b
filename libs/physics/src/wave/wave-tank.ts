import type { Model } from '../model/model.js';
import type { TankGrid, WaveTank } from './tank.js';
import { createTankSolver } from './tank-solver.js';

/** Courant number c dt / dx at the largest speed. The stability limit is 1 / sqrt(2); near it numerical dispersion is smallest. */
export const COURANT = 0.7;

/**
 * The wave equation u_tt = c(x, y)^2 (u_xx + u_yy) + sources, by central differences of second order in space and time.
 *
 * The leapfrog scheme is stored as displacement u and its rate v half a step earlier (v += h c^2 lap u; u += h v):
 * equivalent to three time levels of u, without their cancellation in single precision.
 * State, Float32, each row by row: u (m), v (m/s), the running average of u^2 (m^2).
 *
 * The open boundary is a sponge layer, an eighth of the tank thick on each side, that damps u and v. From one and a half
 * wavelengths thickness it reflects less than 1 % of the amplitude.
 * Limits: linear, without dispersion except that of the grid (it slows waves of 12 cells by at most 0.6 %); an inner wall
 * is a fixed end along cell edges.
 * Sources: Courant, Friedrichs, Lewy 1928; Fornberg, A Practical Guide to Pseudospectral Methods, 1996, ch. 1;
 * for the sponge Cerjan et al., Geophysics 50, 705 (1985).
 */
export function waveTank(grid: TankGrid): Model<WaveTank, Float32Array> {
  const { columns, rows, cell, maxSpeed } = grid;
  const cells = columns * rows;
  return {
    dt: (COURANT * cell) / maxSpeed,
    layout: () =>
      Object.entries({ u: 'm', v: 'm/s', intensity: 'm^2' }).flatMap(([name, unit]) =>
        Array.from({ length: cells }, (_, index) => ({
          key: `${name}[${Math.floor(index / columns)},${index % columns}]`,
          unit,
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
