import type { Pen } from '@zarra/experiment-kit/stage';

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
