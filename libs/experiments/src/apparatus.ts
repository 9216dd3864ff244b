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

/** Half width of a flame relative to its height, at a part of its height: a drop, widest in its lower third. */
export const flameHalfWidth = (part: number): number => 0.44 * Math.sin(Math.PI * Math.sqrt(part));

const FLAME_PARTS = 12;

/** Draws a flame above a point; below it for a negative height. @param brightness of its light, 0 to 1 */
export function drawFlame(pen: Pen, x: number, y: number, height: number, brightness = 1): void {
  const outline: number[] = [];
  for (let step = -FLAME_PARTS; step < FLAME_PARTS; step++) {
    const part = Math.abs(step) / FLAME_PARTS;
    outline.push(x + Math.sign(step) * height * flameHalfWidth(part), y + height * part, 0);
  }
  pen.area(outline, 'chart-gold', 0.9);
  pen.glow(x, y + height / 3, 0, 1.2 * Math.abs(height), 'chart-gold', brightness);
}
