import type { Pen } from '@zarra/experiment-kit/stage';

const TICKS = 4;
/** Angle of the last tick relative to a right angle. */
const RANGE = 0.9;

/**
 * Draws the scale and the needle of a gauge.
 * @param turn of the needle from the middle of the scale, clockwise, radians; the scale ends before a right angle
 */
export function drawDial(pen: Pen, x: number, y: number, radius: number, turn: number): void {
  const pivot = y - 0.25 * radius;
  const drawRadius = (angle: number, from: number, to: number, ink: 'line-strong' | 'chart-red'): void => {
    const [sin, cos] = [radius * Math.sin(RANGE * angle), radius * Math.cos(RANGE * angle)];
    pen.line([x + from * sin, pivot + from * cos, 0, x + to * sin, pivot + to * cos, 0], { ink });
  };
  for (let tick = -TICKS; tick <= TICKS; tick++)
    drawRadius((Math.PI * tick) / 2 / TICKS, 0.8, 0.95, 'line-strong');
  drawRadius(turn, 0, 0.9, 'chart-red');
}
