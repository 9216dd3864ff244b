export { distanceToFace, normalAt, type Face } from './face.js';
export { mainPath, traceLight, type LightPaths, type LightSegment, type LightSource } from './trace-light.js';
