import { createRandom } from '@zarra/physics';
import type { Construction } from '../experiment/construction.js';
import { snap, type Parameters } from '../experiment/parameter.js';

/** Number of variants of an apparatus. */
export const MAX_VARIANT = 999;

/**
 * Parameter values of a variant, uniform over their ranges and on their grids. The same number gives the same apparatus
 * on every device.
 * @param number from 1 to {@link MAX_VARIANT}
 */
export function variantValues(
  parameters: Parameters,
  variant: NonNullable<Construction['variant']>,
  number: number,
): Record<string, number> {
  const random = createRandom(number);
  return Object.fromEntries(
    Object.entries(variant).map(([key, [from, to]]) => {
      const parameter = parameters[key];
      if (!parameter) throw new RangeError(`No parameter ${key}`);
      return [key, snap(parameter, from + (to - from) * random.uniform())];
    }),
  );
}
