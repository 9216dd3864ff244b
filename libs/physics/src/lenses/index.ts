export { lensPower, thickLens, type Lens } from './lens.js';
export { cardinalPoints, imageOf, systemMatrix, type SystemMatrix } from './paraxial.js';
