import type { Values } from '@zarra/experiment-kit';
import { createRandom } from '@zarra/physics';
import { projectile } from '@zarra/physics/projectile';
import { paramsOf } from './model.js';
import { parabolaOf } from './parabola.js';
import type { ThrowName } from './parameters.js';

/** Points of a path that can be told apart on a screen. */
const POINTS = 600;
/** The picture's step: a part of the flight without air, and of the time in which drag acts. */
const FLIGHT_PART = 1 / 400;
const DRAG_PART = 0.4;
const MOST_STEPS = 300_000;

/** Where a throw leads, from its start to the ground: for the picture, exact to less than a pixel. */
export interface Flight {
  /** x, y, 0 at equal times; the last where it lands. */
  readonly points: Float64Array;
  readonly count: number;
  /** Between two points, s. */
  readonly interval: number;
  readonly duration: number;
  readonly farthest: number;
  /** How far the wind blows it back: 0 or less, m. */
  readonly back: number;
  readonly highest: number;
  /** m/s */
  readonly fastest: number;
}

/** A step short enough for the picture, s. */
function stepFor(si: Values<ThrowName>): number {
  const area = (Math.PI * si.diameter ** 2) / 4;
  const rate = ((si.airDensity * si.dragCoefficient * area) / 2 / si.mass) * (si.speed + Math.abs(si.wind));
  return Math.max(projectile.dt / 10, Math.min(FLIGHT_PART * parabolaOf(si).duration, DRAG_PART / rate));
}

function follow(si: Values<ThrowName>): Flight {
  const p = paramsOf(si);
  const advance = projectile.solver(p);
  const state = projectile.start(p, createRandom(1));
  const step = stepFor(si);
  const path: number[] = [0, si.height];
  let fastest = si.speed;
  let time = 0;
  while (state[9] === 1 && path.length < 2 * MOST_STEPS) {
    const [x = 0, y = 0] = state;
    advance(time, state, step);
    const [nextX = 0, nextY = 0, , vx = 0, vy = 0] = state;
    fastest = Math.max(fastest, Math.hypot(vx, vy));
    if (nextY <= 0) {
      const part = y > 0 ? y / (y - nextY) : 0;
      path.push(x + (nextX - x) * part, 0);
      time += step * part;
      break;
    }
    path.push(nextX, nextY);
    time += step;
  }
  return { ...thinned(path, step), duration: time, fastest };
}

function thinned(path: readonly number[], step: number): Omit<Flight, 'duration' | 'fastest'> {
  const length = path.length / 2;
  const stride = Math.max(1, Math.ceil(length / POINTS));
  const kept: number[] = [];
  let [farthest, back, highest] = [0, 0, 0];
  for (let index = 0; index < length; index++) {
    const [x, y] = [path[2 * index] ?? 0, path[2 * index + 1] ?? 0];
    farthest = Math.max(farthest, x);
    back = Math.min(back, x);
    highest = Math.max(highest, y);
    if (index % stride === 0 || index === length - 1) kept.push(x, y, 0);
  }
  return {
    points: Float64Array.from(kept),
    count: kept.length / 3,
    interval: stride * step,
    farthest,
    back,
    highest,
  };
}

let last: { readonly si: Values<ThrowName>; readonly flight: Flight } | undefined;

/** The flight of these values; followed once, and kept while they stay. */
export function flightOf(si: Values<ThrowName>): Flight {
  if (last?.si !== si) last = { si, flight: follow(si) };
  return last.flight;
}
