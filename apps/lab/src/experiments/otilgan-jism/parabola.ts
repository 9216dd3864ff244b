import type { Values } from '@zarra/experiment-kit';
import type { ThrowName } from './parameters.js';

/** The same throw without air. */
export interface Parabola {
  /** m/s */
  readonly vx: number;
  readonly vy: number;
  /** s */
  readonly duration: number;
  /** m */
  readonly range: number;
  readonly highest: number;
}

/** How far, how high and how long the ball would fly without air. */
export function parabolaOf({ speed, angle, height, gravity }: Values<ThrowName>): Parabola {
  const vx = speed * Math.cos(angle);
  const vy = speed * Math.sin(angle);
  const duration = (vy + Math.sqrt(vy * vy + 2 * gravity * height)) / gravity;
  return { vx, vy, duration, range: vx * duration, highest: height + (vy * vy) / (2 * gravity) };
}
