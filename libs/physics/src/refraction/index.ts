export { brewsterAngle, criticalAngle, fresnel, refractionAngle, type Reflection } from './fresnel.js';
export { minimumDeviation, prismDeviation } from './prism.js';
export { MEDIA, refractiveIndex, type Medium } from './refractive-index.js';
