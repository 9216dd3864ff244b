import { heat, ink } from '../palette.js';
import { normalNumbers } from '../random.js';
import { circle, dots, faint, line, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * A speck among molecules: a Brownian path of 260 equal steps, each component normal with σ = 3.9 units. The circles have the
 * radii √(2·n)·σ for n = a quarter, a half and all of the steps: the mean square of the way grows evenly with time.
 */
const steps = 260;
const sigma = 3.9;
const start: Point = [160, 100];

export function draw(): string[] {
  const normal = normalNumbers(981);
  let [x, y] = start;
  const path = Array.from({ length: steps }, (): Point => [(x += sigma * normal()), (y += sigma * normal())]);
  return [
    ...[1 / 4, 1 / 2, 1].map((part) =>
      circle(start, sigma * Math.sqrt(2 * steps * part), { stroke: ink, opacity: faint, dash: '2 6' }),
    ),
    line([start, ...path], { stroke: heat }),
    dots([start], 9, { stroke: ink }),
    circle([x, y], 8, { stroke: heat, width: thick }),
    dots([[x, y]], 8, { stroke: heat }),
  ];
}
