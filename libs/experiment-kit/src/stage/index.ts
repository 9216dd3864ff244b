export { cameraFor, project } from './camera.js';
export { createCanvasPen } from './canvas-pen.js';
export type { Box, Pen } from '../experiment/pen.js';
export { readThemeColors } from './theme-colors.js';
