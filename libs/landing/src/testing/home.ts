import { aSimulation } from '@zarra/api-client/testing';

/** The description of the site. */
export const description = 'Zarra – fizika platformasi. Bu yerda tajribani oʻzingiz oʻtkazasiz.';

/** A list of simulations. */
export const simulations = (count: number) =>
  Array.from({ length: count }, (_, index) => aSimulation({ id: index + 1 }));

/** A flat list of lessons. */
export const lessons = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, lesson: `${index + 1}-dars` }));
