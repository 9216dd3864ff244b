export { type BoundaryCondition } from './boundary-condition.js';
export { contactTemperature, effusivity } from './contact-temperature.js';
export { type HeatLayer, type LayeredWall } from './discretize-wall.js';
export { faceTemperatures } from './face-temperatures.js';
export { heatPlate, type HeatPlate } from './heat-plate.js';
export { layeredWall } from './layered-wall.js';
