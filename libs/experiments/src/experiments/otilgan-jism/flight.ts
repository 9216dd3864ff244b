import type { Values } from '@zarra/experiment-kit/parameters';
import { createRandom } from '@zarra/physics';
import { projectile } from '@zarra/physics/projectile';
import { memoize } from '../../memoize.js';
import { paramsOf } from './model.js';
import { parabolaOf } from './parabola.js';
import type { ThrowKey } from './parameters.js';

/** Maximum distinguishable points of a path. */
const POINTS = 600;
/** Drawing step: part of the flight time in vacuum, and of the time constant of drag. */
const FLIGHT_PART = 1 / 400;
const DRAG_PART = 0.4;
const MAX_STEPS = 300_000;

/** Path of a throw from start to landing, for drawing: accurate to less than a pixel. */
export interface Flight {
  /** x, y, 0 at equal times; the last point is the landing. */
  readonly points: Float64Array;
  readonly count: number;
  /** Time between two points, s. */
  readonly interval: number;
  readonly duration: number;
  readonly maxDistance: number;
  /** Minimum x, 0 or negative for wind from the front, m. */
  readonly minDistance: number;
  readonly maxHeight: number;
  /** m/s */
  readonly maxSpeed: number;
}

/** Time step for drawing, s. */
function stepFor(si: Values<ThrowKey>): number {
  const area = (Math.PI * si.diameter ** 2) / 4;
  const rate = ((si.airDensity * si.dragCoefficient * area) / 2 / si.mass) * (si.speed + Math.abs(si.wind));
  return Math.max(projectile.dt / 10, Math.min(FLIGHT_PART * parabolaOf(si).duration, DRAG_PART / rate));
}

/** Flight of a set of values. */
export const flightOf = memoize((si: Values<ThrowKey>): Flight => {
  const p = paramsOf(si);
  const advance = projectile.solver(p);
  const state = projectile.start(p, createRandom(1));
  const step = stepFor(si);
  const path: number[] = [0, si.height];
  let maxSpeed = si.speed;
  let time = 0;
  while (state[9] === 1 && path.length < 2 * MAX_STEPS) {
    const [x = 0, y = 0] = state;
    advance(time, state, step);
    const [nextX = 0, nextY = 0, , vx = 0, vy = 0] = state;
    maxSpeed = Math.max(maxSpeed, Math.hypot(vx, vy));
    if (nextY <= 0) {
      const part = y > 0 ? y / (y - nextY) : 0;
      path.push(x + (nextX - x) * part, 0);
      time += step * part;
      break;
    }
    path.push(nextX, nextY);
    time += step;
  }
  return { ...samplePath(path, step), duration: time, maxSpeed };
});

function samplePath(path: readonly number[], step: number): Omit<Flight, 'duration' | 'maxSpeed'> {
  const length = path.length / 2;
  const stride = Math.max(1, Math.ceil(length / POINTS));
  const sampled: number[] = [];
  let [maxDistance, minDistance, maxHeight] = [0, 0, 0];
  for (let index = 0; index < length; index++) {
    const [x, y] = [path[2 * index] ?? 0, path[2 * index + 1] ?? 0];
    maxDistance = Math.max(maxDistance, x);
    minDistance = Math.min(minDistance, x);
    maxHeight = Math.max(maxHeight, y);
    if (index % stride === 0 || index === length - 1) sampled.push(x, y, 0);
  }
  return {
    points: Float64Array.from(sampled),
    count: sampled.length / 3,
    interval: stride * step,
    maxDistance,
    minDistance,
    maxHeight,
  };
}
