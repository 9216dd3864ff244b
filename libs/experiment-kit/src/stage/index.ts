export { cameraFor, project } from './camera.js';
export type { Box, Pen } from './pen.js';
