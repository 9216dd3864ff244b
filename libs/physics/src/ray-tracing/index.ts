export { parallelFan, pointFan } from './ray-fan.js';
export { bestFocus, spotSize } from './spot-size.js';
export { traceRay, type Ray, type Surface, type TracedRay } from './trace-ray.js';
