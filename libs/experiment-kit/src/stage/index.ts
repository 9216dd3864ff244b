export { cameraFor, project, type Camera } from './camera.js';
export { createCanvasPen } from './canvas-pen.js';
export { createStageLabels } from './draw-labels.js';
export { createLabelLayer } from './label-layer.js';
export type { Box, Ink, Pen } from '../experiment/pen.js';
export { arc, drawPart, drawShadow, rectangle } from './shapes.js';
export { VIEW_ANGLES } from './stage-view.js';
export { readThemeColors } from './theme-colors.js';
