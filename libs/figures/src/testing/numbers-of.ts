// For the tests of the numbers of every kind.
import { drawFigure } from '../figure/draw-figure.js';
import type { DrawnFigure } from '../figure/figure.js';

const alt = 'Tekshiriladigan chizma, unda hisoblangan kattaliklar bor';

/** Draws a declaration without its common fields. */
export const drawKind = (kind: object): DrawnFigure => drawFigure({ key: 'chizma', alt, ...kind });

/** Values of the numbers of a figure. */
export const numbersOf = (kind: object): Record<string, number> =>
  Object.fromEntries(Object.entries(drawKind(kind).numbers).map(([name, { value }]) => [name, value]));
