export { brewsterAngle, criticalAngle, fresnel, refractionAngle, type Reflection } from './fresnel.js';
export { lensPower, thickLens, type Lens } from './lens.js';
export { cardinalPoints, imageOf, systemMatrix, type SystemMatrix } from './paraxial.js';
export { minimumDeviation, prismDeviation } from './prism.js';
export { parallelFan, pointFan } from './ray-fan.js';
export { MEDIA, refractiveIndex, type Medium } from './refractive-index.js';
export { bestFocus, spotSize } from './spot-size.js';
export { traceRay, type Ray, type Surface, type TracedRay } from './trace-ray.js';
