export { cameraFor, project } from './camera.js';
export { createCanvasPen } from './canvas-pen.js';
export { createStageLabels } from './draw-labels.js';
export type { Box, Ink, Pen } from '../experiment/pen.js';
export { arc, drawPart, drawShadow, rectangle } from './shapes.js';
export { readThemeColors } from './theme-colors.js';
