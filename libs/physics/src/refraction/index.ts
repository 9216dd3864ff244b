export { brewsterAngle, criticalAngle, fresnel, refractionAngle, type Reflection } from './fresnel.js';
export { acceptanceSine } from './fibre.js';
export { plateShift } from './plate.js';
export { minimumDeviation, prismDeviation } from './prism.js';
export { MEDIA, refractiveIndex, type CauchyMedium, type Medium } from './refractive-index.js';
