export { contactTemperature, effusivity } from './contact-temperature.js';
export { type EndCondition } from './end-condition.js';
export { faceTemperatures } from './face-temperatures.js';
export { heatPlate, type HeatPlate } from './heat-plate.js';
export { layeredWall, type HeatLayer, type LayeredWall } from './layered-wall.js';
