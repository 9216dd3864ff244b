import type { TankGrid, WaveSource, WaveTank } from './wave-tank.js';

/** Cells that a source pushes, and how hard. */
interface Pushed {
  readonly source: WaveSource;
  readonly cells: Int32Array;
  /** m/s^2 at the top of the swing. */
  readonly strengths: Float64Array;
}

/** Shares of the two cells around a place between cell middles, so that a source may stand anywhere. */
function around(place: number, cell: number, count: number): [index: number, share: number][] {
  const at = Math.min(Math.max(place / cell, 1), count - 2.000001);
  const index = Math.floor(at);
  return [
    [index, 1 - (at - index)],
    [index + 1, at - index],
  ];
}

function createPushed({ columns, rows, cell }: TankGrid, speed: Float32Array, source: WaveSource): Pushed {
  const xs = around(source.x, cell, columns);
  const ys: [number, number][] =
    source.shape === 'point'
      ? around(source.y, cell, rows)
      : Array.from({ length: rows - 2 }, (_, row) => [row + 1, 1]);
  const places = ys.flatMap(([row, share]) =>
    xs.map(([column, part]): [number, number] => [row * columns + column, share * part]),
  );
  return {
    source,
    cells: Int32Array.from(places, ([index]) => index),
    strengths: Float64Array.from(places, ([index, share]) => {
      const c = speed[index] ?? 0;
      // A point force S makes |u| = S |H0(k r)| / (4 c^2), which is S / (4 pi c^2) at one wavelength; a force S along a
      // line makes S / (2 c omega).
      const force =
        source.shape === 'point'
          ? (4 * Math.PI * c * c) / (cell * cell)
          : (4 * Math.PI * c * source.frequency) / cell;
      return c === 0 ? 0 : share * force * source.amplitude;
    }),
  };
}

/** Periods until a source swings fully. */
const RISE = 2;

/**
 * The force of a source after `turns` periods: the rate of change of -g(t) cos(2 pi turns + phase) / omega, where g rises
 * from 0 to 1. Having no push to one side left over, the start leaves no slow swell that a sponge could not swallow.
 */
function swing(turns: number, phase: number): number {
  const angle = 2 * Math.PI * turns + phase;
  if (turns >= RISE) return Math.sin(angle);
  const risen = Math.sin((Math.PI * turns) / (2 * RISE)) ** 2;
  const rising = Math.sin((Math.PI * turns) / RISE) / (4 * RISE);
  return risen * Math.sin(angle) - rising * Math.cos(angle);
}

/** Pushes the rates of the cells at the sources, as their force at time `t` would in `h` seconds. */
export function createDrive(grid: TankGrid, { speed, sources }: WaveTank) {
  const first = grid.columns * grid.rows;
  const pushed = sources.map((source) => createPushed(grid, speed, source));
  return (t: number, state: Float32Array, h: number): void => {
    for (const { source, cells, strengths } of pushed) {
      const push = h * swing(source.frequency * t, source.phase);
      for (let index = 0; index < cells.length; index++) {
        const at = first + (cells[index] as number);
        state[at] = (state[at] as number) + push * (strengths[index] as number);
      }
    }
  };
}
