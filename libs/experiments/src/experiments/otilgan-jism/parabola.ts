import type { Values } from '@zarra/experiment-kit/parameters';
import type { ThrowKey } from './parameters.js';

/** Path of a throw in vacuum. */
export interface Parabola {
  /** m/s */
  readonly vx: number;
  readonly vy: number;
  /** s */
  readonly duration: number;
  /** m */
  readonly range: number;
  readonly maxHeight: number;
}

/** Range, height and duration of the throw in vacuum. */
export function parabolaOf({ speed, angle, height, gravity }: Values<ThrowKey>): Parabola {
  const vx = speed * Math.cos(angle);
  const vy = speed * Math.sin(angle);
  const duration = (vy + Math.sqrt(vy * vy + 2 * gravity * height)) / gravity;
  return { vx, vy, duration, range: vx * duration, maxHeight: height + (vy * vy) / (2 * gravity) };
}
