export { drawFigure, MAX_BYTES, type DrawOptions } from './figure/draw-figure.js';
export type { DrawnFigure, Figure, Motion } from './figure/figure.js';
export { FigureError, readFigure, type FigureIssue } from './figure/read-figure.js';
export { FIGURE_STYLES } from './sheet/styles.js';
