/** The catalogue of simulations. */
export { categoriesOf } from './catalogue.js';
export type { Category, Simulation } from './catalogue.js';
export { simulationsQuery } from './simulations-query.js';
