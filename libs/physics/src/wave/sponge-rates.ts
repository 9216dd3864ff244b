import type { TankGrid, WaveTank } from './wave-tank.js';

/** What a wave that crosses the sponge and comes back keeps of its amplitude, by damping alone. */
const LEFT_OVER = 1e-3;
/** Thickness of the sponge on each side, of the length of the tank. */
const THICKNESS = 1 / 8;

/** How deep a cell lies in the sponge along one axis: 0 at its inner face and further in, 1 at the rim. */
function depth(index: number, count: number): number {
  return Math.max(0, 1 - Math.min(index, count - 1 - index) / Math.floor(count * THICKNESS));
}

/**
 * How fast waves die away at each cell, 1/s: zero inside, and in the sponge of an open rim growing as the cube of the
 * depth, so gently at first that little is thrown back.
 */
export function spongeRates({ columns, rows, cell, fastest }: TankGrid, rim: WaveTank['rim']): Float64Array {
  // The way there and back damps by exp(-2 integral of rate / c), the integral of (depth / L)^3 being L / 4.
  const strongest = (count: number): number =>
    (2 * fastest * -Math.log(LEFT_OVER)) / (Math.floor(count * THICKNESS) * cell);
  const along = (count: number, kind: WaveTank['rim']['x']): number[] =>
    Array.from({ length: count }, (_, index) =>
      kind === 'open' ? strongest(count) * depth(index, count) ** 3 : 0,
    );
  const alongX = along(columns, rim.x);
  const alongY = along(rows, rim.y);
  const rates = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      rates[row * columns + column] = Math.max(alongX[column] as number, alongY[row] as number);
  return rates;
}
