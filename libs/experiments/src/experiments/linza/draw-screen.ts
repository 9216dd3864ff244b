import { paintField } from '@zarra/experiment-kit/field';
import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box, Pen } from '@zarra/experiment-kit/stage';
import { CM } from './draw-rays.js';
import { opticalBenchOf } from './optical-bench.js';
import type { OpticalBenchKey } from './parameters.js';
import { CELLS, SCREEN_HALF, screenPictureOf } from './screen-image.js';

/** Size of the picture on the stage, and its distance from the edge of the view, cm. */
const PICTURE = 19;
const MARGIN = 1;

/** Draws the screen from the side, and in the upper corner of its side of the bench from the front. */
export function drawScreen(pen: Pen, si: Values<OpticalBenchKey>, { left, right, top }: Box): void {
  const { screenX, side } = opticalBenchOf(si);
  const [x, half] = [screenX / CM, SCREEN_HALF / CM];
  const from = side === 1 ? right - MARGIN - PICTURE : left + MARGIN;
  const [to, upper, lower] = [from + PICTURE, top - MARGIN, top - MARGIN - PICTURE];
  pen.field({
    paint: paintField,
    values: screenPictureOf(si),
    columns: CELLS,
    rows: CELLS,
    left: from,
    bottom: lower,
    width: PICTURE,
    height: PICTURE,
    fullScale: 1,
    palette: 'amount',
  });
  pen.line([from, lower, 0, to, lower, 0, to, upper, 0, from, upper, 0, from, lower, 0], {
    ink: 'line-strong',
  });
  pen.label(from, upper - 1.5, 0, 'ekranda', 'muted');
  if (x < left || x > right) return;
  pen.line([x, -half, 0, x, half, 0], { ink: 'text', width: 4 });
  pen.label(Math.min(x, right - 11), half + 1.4, 0, 'ekran', 'muted');
}
