export { cameraFor, project } from './camera.js';
export { createCanvasPen } from './canvas-pen.js';
<<<<<<< HEAD
export type { Box, Pen } from './pen.js';
export { arc, drawPart, drawShadow, rectangle } from './shapes.js';
=======
export type { Box, Pen } from '../experiment/pen.js';
>>>>>>> measure
export { readThemeColors } from './theme-colors.js';
