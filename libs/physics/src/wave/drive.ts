import type { TankGrid, WaveSource, WaveTank } from './tank.js';

/** The cells driven by a source, with their accelerations. */
interface DrivenCells {
  readonly source: WaveSource;
  readonly cells: Int32Array;
  /** Amplitude of the acceleration, m/s^2. */
  readonly amplitudes: Float64Array;
}

/** Linear weights of the two cells around a position between cell centres. */
function interpolationWeights(
  position: number,
  cell: number,
  count: number,
): [index: number, weight: number][] {
  const scaledPosition = Math.min(Math.max(position / cell, 1), count - 2.000001);
  const index = Math.floor(scaledPosition);
  return [
    [index, 1 - (scaledPosition - index)],
    [index + 1, scaledPosition - index],
  ];
}

function createDrivenCells(
  { columns, rows, cell }: TankGrid,
  speed: Float32Array,
  source: WaveSource,
): DrivenCells {
  const xs = interpolationWeights(source.x, cell, columns);
  const ys: [number, number][] =
    source.shape === 'point'
      ? interpolationWeights(source.y, cell, rows)
      : Array.from({ length: rows - 2 }, (_, row) => [row + 1, 1]);
  const weights = ys.flatMap(([row, weight]) =>
    xs.map(([column, part]): [number, number] => [row * columns + column, weight * part]),
  );
  return {
    source,
    cells: Int32Array.from(weights, ([index]) => index),
    amplitudes: Float64Array.from(weights, ([index, weight]) => {
      const c = speed[index] ?? 0;
      // A point force S gives |u| = S |H0(k r)| / (4 c^2), which is S / (4 pi c^2) at one wavelength; a force S along a
      // line gives S / (2 c omega).
      const force =
        source.shape === 'point'
          ? (4 * Math.PI * c * c) / (cell * cell)
          : (4 * Math.PI * c * source.frequency) / cell;
      return c === 0 ? 0 : weight * force * source.amplitude;
    }),
  };
}

/** Periods until a source reaches its full amplitude. */
const RAMP_PERIODS = 2;

/**
 * Relative force of a source after some periods: the derivative of -g(t) cos(2 pi periods + phase) / omega, where g rises
 * from 0 to 1. Its net impulse is zero, so the start emits no long wave that the sponge layer could not absorb.
 */
function driveForce(periods: number, phase: number): number {
  const angle = 2 * Math.PI * periods + phase;
  if (periods >= RAMP_PERIODS) return Math.sin(angle);
  const envelope = Math.sin((Math.PI * periods) / (2 * RAMP_PERIODS)) ** 2;
  const slope = Math.sin((Math.PI * periods) / RAMP_PERIODS) / (4 * RAMP_PERIODS);
  return envelope * Math.sin(angle) - slope * Math.cos(angle);
}

/** Creates the drive: it adds the impulse of all sources in `h` seconds from time `t` to the rates of their cells. */
export function createDrive(grid: TankGrid, { speed, sources }: WaveTank) {
  const first = grid.columns * grid.rows;
  const driven = sources.map((source) => createDrivenCells(grid, speed, source));
  return (t: number, state: Float32Array, h: number): void => {
    for (const { source, cells, amplitudes } of driven) {
      const impulse = h * driveForce(source.frequency * t, source.phase);
      for (let index = 0; index < cells.length; index++) {
        const cell = first + (cells[index] as number);
        state[cell] = (state[cell] as number) + impulse * (amplitudes[index] as number);
      }
    }
  };
}
