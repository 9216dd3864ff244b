import type { Pen } from '@zarra/experiment-kit/stage';
import { drawFlame, flameHalfWidth } from '../../apparatus/flame.js';

/** Height of the wax relative to the candle with its flame. */
const WAX = 0.6;
const FLAME_FROM = 0.66;
const WAX_HALF_WIDTH = 0.13;
const FLAME_PARTS = 12;

/** Half width of a candle of height 1 at a height from 0 to 1: wax, wick, flame; 0 outside. */
export function candleHalfWidth(height: number): number {
  if (height < 0 || height > 1) return 0;
  if (height < WAX) return WAX_HALF_WIDTH;
  if (height < FLAME_FROM) return 0.02;
  return (1 - FLAME_FROM) * flameHalfWidth((height - FLAME_FROM) / (1 - FLAME_FROM));
}

/** Outline of a part of a candle, up on the right and down on the left. */
function outline(x: number, height: number, from: number, to: number, parts: number): number[] {
  const edge = (side: 1 | -1): number[] =>
    Array.from({ length: parts + 1 }, (_, index) => {
      const step = side === 1 ? index : parts - index;
      const at = from + ((to - from) * step) / parts;
      // Just below the upper end of a part the width is still that of the part.
      const width = candleHalfWidth(Math.min(at, to - 1e-9));
      return [x + side * width * Math.abs(height), at * height, 0];
    }).flat();
  return [...edge(1), ...edge(-1)];
}

/** Draws a candle that stands on the axis, or hangs from it for a negative height; a virtual one as dashed lines. */
export function drawCandle(pen: Pen, x: number, height: number, look: 'object' | 'image' | 'virtual'): void {
  if (height === 0) return;
  const wax = outline(x, height, 0, WAX, 1);
  const ink = look === 'object' ? 'text' : 'accent';
  const stroke = { ink, width: 1.5, dashed: look === 'virtual' } as const;
  if (look === 'object') pen.body(wax, 'line-strong');
  else {
    if (look === 'image') pen.area(wax, ink, 0.35);
    pen.line([...wax, ...wax.slice(0, 3)], stroke);
  }
  pen.line([x, WAX * height, 0, x, FLAME_FROM * height, 0], { ink, width: 1.5 });
  if (look === 'virtual') {
    const flame = outline(x, height, FLAME_FROM, 1, FLAME_PARTS);
    pen.line([...flame, ...flame.slice(0, 3)], stroke);
  } else drawFlame(pen, x, FLAME_FROM * height, (1 - FLAME_FROM) * height, look === 'object' ? 1 : 0.5);
}
