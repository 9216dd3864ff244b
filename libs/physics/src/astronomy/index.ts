export {
  ASTRONOMICAL_UNIT,
  DAY,
  EARTH_GM,
  STANDARD_GRAVITY,
  SUN_GM,
  SURFACE_GRAVITY,
} from './astronomical.js';
