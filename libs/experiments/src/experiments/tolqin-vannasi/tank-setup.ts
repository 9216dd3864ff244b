import type { Values } from '@zarra/experiment-kit/parameters';
import type { TankGrid, WaveSource, WaveTank } from '@zarra/physics/wave';
import { SCENE, shallowSpeed, type TankKey } from './parameters.js';

type Si = Values<TankKey>;

/**
 * 72 cm by 54 cm in cells of 3 mm: at least 12 cells per wavelength, few enough for a phone. The number of
 * rows is odd: one is the middle.
 */
export const GRID: TankGrid = { columns: 240, rows: 181, cell: 0.003, maxSpeed: 0.3 };
/** Height of the tank's middle above the center of the first row, m: displayed y is zero there. */
export const MIDDLE = ((GRID.rows - 1) * GRID.cell) / 2;
/** Positions of point sources, of the straight wave source, and of the wall, m. */
export const SOURCE_X = 0.14;
export const LINE_X = 0.11;
export const WALL_X = 0.195;
/** Thickness of the wall, m: two cells. */
export const WALL_THICKNESS = 0.006;
/** Position of the shallow part on the middle line, and tilt of its border, m and rad. */
export const BORDER_X = 0.32;
export const BORDER_TILT = Math.PI / 6;
/** Source amplitude, m. */
export const AMPLITUDE = 0.002;
/** Averaging time of the intensity, s. */
export const AVERAGING_TIME = 0.8;

/** Distance behind the border of the shallow part, m. */
export const behindBorder = (x: number, y: number): number =>
  (x - BORDER_X) * Math.cos(BORDER_TILT) + y * Math.sin(BORDER_TILT);

/** Centers of the slits, m from the middle of the tank. */
export const slitsOf = ({ scene, spacing }: Si): readonly number[] =>
  scene === SCENE.slits ? [-spacing / 2, spacing / 2] : scene === SCENE.slit ? [0] : [];

/** Slit width, m; two slits never merge. */
export const slitWidth = ({ scene, slit, spacing }: Si): number =>
  scene === SCENE.slits ? Math.min(slit, spacing - 2 * GRID.cell) : slit;

/** Ends of the wall segments, from below, m from the middle of the tank; empty without a wall. */
export function wallsOf(si: Si): readonly (readonly [from: number, to: number])[] {
  const slits = slitsOf(si);
  if (slits.length === 0) return [];
  const half = slitWidth(si) / 2;
  const edges = [-MIDDLE, ...slits.flatMap((middle) => [middle - half, middle + half]), MIDDLE];
  return edges.flatMap((from, index) => (index % 2 === 0 ? [[from, edges[index + 1] ?? from] as const] : []));
}

/** Positions of the point sources, m from the middle of the tank. */
export const pointsOf = ({ scene, spacing }: Si): readonly number[] =>
  scene === SCENE.two ? [spacing / 2, -spacing / 2] : scene === SCENE.one ? [0] : [];

function sourcesOf(si: Si): WaveSource[] {
  const common = { frequency: si.frequency, amplitude: AMPLITUDE };
  const points = pointsOf(si);
  if (points.length === 0) return [{ ...common, shape: 'line', x: LINE_X, y: 0, phase: 0 }];
  return points.map((y, index) => ({
    ...common,
    shape: 'point',
    x: SOURCE_X,
    y: MIDDLE + y,
    phase: index === 0 ? 0 : si.phase,
  }));
}

function speedsOf(si: Si): Float32Array {
  const { columns, rows, cell } = GRID;
  const walls = wallsOf(si);
  const slow = shallowSpeed(si);
  const speeds = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = row * cell - MIDDLE;
    for (let column = 0; column < columns; column++) {
      const x = column * cell;
      const isWall =
        Math.abs(x - WALL_X) < WALL_THICKNESS / 2 &&
        walls.some(([from, to]) => y >= from - 1e-9 && y <= to + 1e-9);
      const isSlow = si.scene === SCENE.border && behindBorder(x, y) > 0;
      speeds[row * columns + column] = isWall ? 0 : isSlow ? slow : si.speed;
    }
  }
  return speeds;
}

let cached: { key: string; tank: WaveTank } | undefined;

/**
 * Tank parameters of the model, cached. The probe is not part of them: the tank stays the same while it
 * moves.
 */
export function tankOf(si: Si): WaveTank {
  const { scene, frequency, speed, spacing, phase, slit, slow } = si;
  const key = [scene, frequency, speed, spacing, phase, slit, slow].join(' ');
  if (cached?.key !== key) {
    const tank: WaveTank = {
      speed: speedsOf(si),
      boundary: { x: 'open', y: 'open' },
      sources: sourcesOf(si),
      averagingTime: AVERAGING_TIME,
    };
    cached = { key, tank };
  }
  return cached.tank;
}
