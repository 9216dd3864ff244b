import { evaluate } from '../formula/formula.js';
import type { Levels } from './levels-schema.js';

/** Energy of a level in the declared unit. */
export const energyOf = ({ formula, list }: Levels, n: number): number =>
  formula === undefined ? (list?.[n - 1] ?? NaN) : evaluate(formula, { n });

/** Quantum numbers of the drawn levels. */
export const quantumNumbers = ({ list, n }: Levels): number[] => {
  const [from, to] = list ? [1, list.length] : [n?.from ?? 1, n?.to ?? 1];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};
