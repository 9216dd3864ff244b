import { transitionWavelength } from '@zarra/physics/bound-states';
import { ELEMENTARY_CHARGE } from '@zarra/physics/codata';
import { evaluate } from '../formula/formula.js';
import type { Levels } from './levels-schema.js';

/** Units of energy in joules. */
const UNITS = { eV: ELEMENTARY_CHARGE, J: 1, aJ: 1e-18 } as const;

/** Energy of a level in the declared unit. */
export const energyOf = ({ formula, list }: Levels, n: number): number =>
  formula === undefined ? (list?.[n - 1] ?? NaN) : evaluate(formula, { n });

/** Wavelength of the photon of a transition, nm. */
export function wavelengthOf(levels: Levels, [one, other]: readonly [number, number]): number {
  const unit = UNITS[levels.unit ?? 'eV'];
  return transitionWavelength(energyOf(levels, one) * unit, energyOf(levels, other) * unit) * 1e9;
}

/** Quantum numbers of the drawn levels. */
export const numbersOfLevels = ({ list, n }: Levels): number[] => {
  const [from, to] = list ? [1, list.length] : [n?.from ?? 1, n?.to ?? 1];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};
