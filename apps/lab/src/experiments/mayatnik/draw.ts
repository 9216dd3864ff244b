import type { Snapshot } from '@zarra/experiment-kit/experiment';
import type { Box, Pen } from '@zarra/experiment-kit/stage';
import type { PendulumTypes } from './parameters.js';

/** Arrow length of 1 m/s, in pendulum lengths. */
const SPEED_SCALE = 0.12;

/** View that fits the whole circle with the bob. */
export const box = ({ length }: { readonly length: number }): Box => ({
  left: -1.15 * length,
  right: 1.15 * length,
  bottom: -1.2 * length,
  top: 1.1 * length,
});

const arc = (length: number, from: number, to: number): Float64Array => {
  const points = new Float64Array(3 * 61);
  for (let index = 0; index <= 60; index++) {
    const angle = from + ((to - from) * index) / 60;
    points[3 * index] = length * Math.sin(angle);
    points[3 * index + 1] = -length * Math.cos(angle);
  }
  return points;
};

/** Draws the rod, the bob and its velocity. */
export function draw(pen: Pen, { state, si, view }: Snapshot<PendulumTypes>): void {
  const [angle = 0, speed = 0] = state;
  const { length } = si;
  const x = length * Math.sin(angle);
  const y = -length * Math.cos(angle);
  pen.line([0, 0, 0, 0, -1.12 * length, 0], { ink: 'line-strong', width: 1, dashed: true });
  pen.line(arc(length, -Math.abs(si.angle), Math.abs(si.angle)), { ink: 'line', width: 2 });
  pen.line([-0.15 * length, 0, 0, 0.15 * length, 0, 0], { ink: 'text', width: 4 });
  pen.line([0, 0, 0, x, y, 0], { ink: 'text', width: 3 });
  pen.ball(0, 0, 0, 0.02 * length, 'text');
  pen.ball(x, y, 0, 0.075 * length, 'accent');
  if (view.vectors === 1) {
    const scale = SPEED_SCALE * length * length * speed;
    pen.arrow(x, y, 0, scale * Math.cos(angle), scale * Math.sin(angle), 0, { ink: 'chart-red', width: 3 });
    pen.label(x + scale * Math.cos(angle), y + scale * Math.sin(angle), 0, 'v', 'chart-red');
  }
}
