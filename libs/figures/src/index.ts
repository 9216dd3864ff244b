export { drawFigure, MAX_BYTES, type DrawOptions } from './draw-figure.js';
export type { DrawnFigure, Figure, Motion } from './figure.js';
export { FigureError, readFigure, type FigureIssue } from './read-figure.js';
export type { DrawnScene, DrawScene } from './render-scenes.js';
export { FIGURE_STYLES } from './sheet/styles.js';
