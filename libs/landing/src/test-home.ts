import { aSimulation } from '@zarra/api-client/testing';

/** What the platform says of itself. */
export const description = 'Zarra – fizika platformasi. Bu yerda tajribani oʻzingiz oʻtkazasiz.';

/** So many simulations. */
export const simulations = (count: number) =>
  Array.from({ length: count }, (_, index) => aSimulation({ id: index + 1 }));

/** So many lessons, as the flat list has them. */
export const lessons = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, lesson: `${index + 1}-dars` }));
