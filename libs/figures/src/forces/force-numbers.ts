import type { Numbers } from '../sheet/picture.js';
import type { Forces } from './forces-schema.js';
import { componentsOf, forcesOf, resultant } from './vectors.js';

/** Sizes of the forces, their components and their sum, the angle of the slope, and the acceleration of a model. */
export function forceNumbers(forces: Forces): Numbers {
  const { components = [], incline, model, sum: sumName, unit = 'N' } = forces;
  const all = forcesOf(forces);
  const parts = all
    .filter(({ name }) => components.includes(name))
    .flatMap((force) => componentsOf(force, incline ?? 0));
  const sum = resultant(all, sumName ?? 'R').size;
  return {
    ...Object.fromEntries([...all, ...parts].map(({ name, size }) => [name, { value: size, unit }])),
    ...(sumName !== undefined && { [sumName]: { value: sum, unit } }),
    ...(incline !== undefined && { α: { value: incline, unit: '°' } }),
    ...(model && { m: { value: model.m, unit: 'kg' }, a: { value: sum / model.m, unit: 'm/s²' } }),
  };
}
