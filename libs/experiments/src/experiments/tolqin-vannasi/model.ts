import { adaptModel } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import type { Model } from '@zarra/physics';
import { refractionAngle } from '@zarra/physics/refraction';
import { waveTank } from '@zarra/physics/wave';
import { SCENE, shallowSpeed, type TankKey } from './parameters.js';
import {
  BORDER_TILT,
  behindBorder,
  GRID,
  LINE_X,
  MIDDLE,
  pointsOf,
  tankOf,
  slitsOf,
  SOURCE_X,
  WALL_X,
} from './tank-setup.js';

type Si = Values<TankKey>;

/** Number of cells. */
export const CELLS = GRID.columns * GRID.rows;

/** Bilinear interpolation of a state component. `part`: 0 height, 2 mean square of the height. */
export function valueAt(state: Float32Array, part: 0 | 2, x: number, y: number): number {
  const { columns, rows, cell } = GRID;
  const column = Math.min(columns - 2, Math.max(0, Math.floor(x / cell)));
  const row = Math.min(rows - 2, Math.max(0, Math.floor((y + MIDDLE) / cell)));
  const [right, up] = [x / cell - column, (y + MIDDLE) / cell - row];
  const at = part * CELLS + row * columns + column;
  return (
    (1 - up) * ((1 - right) * (state[at] ?? 0) + right * (state[at + 1] ?? 0)) +
    up * ((1 - right) * (state[at + columns] ?? 0) + right * (state[at + columns + 1] ?? 0))
  );
}

/** Distances from the two sources (or slits) to the probe, m; the upper one first. */
export function pathLengths(si: Si): readonly [number, number] | undefined {
  if (si.scene !== SCENE.two && si.scene !== SCENE.slits) return undefined;
  const x = si.probeX - (si.scene === SCENE.two ? SOURCE_X : WALL_X);
  return [Math.hypot(x, si.probeY - si.spacing / 2), Math.hypot(x, si.probeY + si.spacing / 2)];
}

/** Arrival time of the first wave at the probe by the shortest path, s. */
function arrivalTime(si: Si): number {
  const points = pointsOf(si);
  const { probeX: x, probeY: y, speed } = si;
  if (points.length > 0)
    return Math.min(...points.map((height) => Math.hypot(x - SOURCE_X, y - height))) / speed;
  const slits = slitsOf(si);
  if (slits.length > 0 && x > WALL_X)
    return (WALL_X - LINE_X + Math.min(...slits.map((height) => Math.hypot(x - WALL_X, y - height)))) / speed;
  const behind = si.scene === SCENE.border ? Math.max(0, behindBorder(x, y)) : 0;
  const distance = Math.abs(x - LINE_X);
  if (behind === 0) return distance / speed;
  // Straight waves behind a tilted border: the phase advances along both normals.
  const slow = shallowSpeed(si);
  const sine = (Math.sin(BORDER_TILT) * slow) / speed;
  const across = behind * (Math.sqrt(1 - sine * sine) / slow);
  return distance / speed - (behind * Math.cos(BORDER_TILT)) / speed + across;
}

const adapted = adaptModel(waveTank(GRID), tankOf);

/** Wave tank model with a probe. */
export const tankModel: Model<Si, Float32Array> = {
  ...adapted,
  events: [
    // Computed from geometry: a state-based event would recompute the tank to locate the time.
    { key: 'reached', direction: 1, value: (t, _state, si) => t - arrivalTime(si) },
  ],
  observables: [
    { key: 'clock', unit: 's', value: (t) => t },
    { key: 'height', unit: 'm', value: (_t, state, si) => valueAt(state, 0, si.probeX, si.probeY) },
    {
      key: 'amplitude',
      unit: 'm',
      value: (_t, state, si) => Math.sqrt(2 * Math.max(0, valueAt(state, 2, si.probeX, si.probeY))),
    },
    { key: 'wavelength', unit: 'm', value: (_t, _state, { speed, frequency }) => speed / frequency },
    {
      key: 'difference',
      unit: 'm',
      value: (_t, _state, si) => {
        const paths = pathLengths(si);
        return paths ? Math.abs(paths[0] - paths[1]) : NaN;
      },
    },
    {
      key: 'waves',
      unit: '1',
      value: (_t, _state, si) => {
        const paths = pathLengths(si);
        return paths ? (Math.abs(paths[0] - paths[1]) * si.frequency) / si.speed : NaN;
      },
    },
    {
      key: 'refraction',
      unit: 'rad',
      value: (_t, _state, si) =>
        si.scene === SCENE.border
          ? (refractionAngle(1 / si.speed, 1 / shallowSpeed(si), BORDER_TILT) ?? NaN)
          : NaN,
    },
  ],
};
