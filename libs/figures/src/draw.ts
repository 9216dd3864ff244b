import type { Figure, FigureView } from './figure/figure.js';
import { renderAt } from './figure/render-at.js';

export type { Figure, FigureView } from './figure/figure.js';

/**
 * Draws a checked figure at a value of its `motion` parameter. This entry, for browsers, has the kinds that move, without the schemas
 * and the parser; `drawFigure` draws the others on the server.
 */
export function drawAt(figure: Figure, value: number): FigureView {
  const { svg, text, width, height } = renderAt(figure, value);
  return { svg, text, width, height };
}
