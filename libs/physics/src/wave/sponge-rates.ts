import type { TankGrid, WaveTank } from './tank.js';

/** Remaining amplitude of a wave after crossing the sponge layer twice. */
const REMAINING_AMPLITUDE = 1e-3;
/** Thickness of the sponge layer on each side as a fraction of the length of the tank. */
const THICKNESS = 1 / 8;

/** Relative depth of a cell in the sponge layer along one axis: 0 outside of it, 1 at the boundary. */
function depth(index: number, count: number): number {
  return Math.max(0, 1 - Math.min(index, count - 1 - index) / Math.floor(count * THICKNESS));
}

/**
 * Damping rate of each cell, 1/s: zero inside; in the sponge layer of an open boundary proportional to the cube of the
 * depth, so that the layer reflects little.
 */
export function spongeRates(
  { columns, rows, cell, maxSpeed }: TankGrid,
  boundary: WaveTank['boundary'],
): Float64Array {
  // Crossing twice damps by exp(-2 integral of rate / c); the integral of (depth / L)^3 is L / 4.
  const maxRate = (count: number): number =>
    (2 * maxSpeed * -Math.log(REMAINING_AMPLITUDE)) / (Math.floor(count * THICKNESS) * cell);
  const along = (count: number, kind: WaveTank['boundary']['x']): number[] =>
    Array.from({ length: count }, (_, index) =>
      kind === 'open' ? maxRate(count) * depth(index, count) ** 3 : 0,
    );
  const alongX = along(columns, boundary.x);
  const alongY = along(rows, boundary.y);
  const rates = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      rates[row * columns + column] = Math.max(alongX[column] as number, alongY[row] as number);
  return rates;
}
