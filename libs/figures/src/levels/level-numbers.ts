import { transitionWavelength } from '@zarra/physics/bound-states';
import { ELEMENTARY_CHARGE } from '@zarra/physics/codata';
import type { Numbers, Quantity } from '../sheet/picture.js';
import { evaluate } from '../formula/formula.js';
import type { Levels } from './levels-schema.js';

/** Units of energy in joules. */
const UNITS = { eV: ELEMENTARY_CHARGE, J: 1, aJ: 1e-18 } as const;

/** Energy of a level in the declared unit. */
export const energyOf = ({ formula, list }: Levels, n: number): number =>
  formula === undefined ? (list?.[n - 1] ?? NaN) : evaluate(formula, { n });

/** Quantum numbers of the drawn levels. */
export const quantumNumbers = ({ list, n }: Levels): number[] => {
  const [from, to] = list ? [1, list.length] : [n?.from ?? 1, n?.to ?? 1];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};

type Transition = readonly [from: number, to: number];

/** Wavelength of the photon of a transition, nm. */
function wavelengthOf(levels: Levels, [from, to]: Transition): number {
  const unit = UNITS[levels.unit ?? 'eV'];
  return transitionWavelength(energyOf(levels, from) * unit, energyOf(levels, to) * unit) * 1e9;
}

/** The transitions within the range of a spectrum, by their wavelengths in nm. */
export const spectralLines = (levels: Levels): { transition: Transition; nm: number }[] =>
  (levels.transitions ?? [])
    .map((transition) => ({ transition, nm: wavelengthOf(levels, transition) }))
    .filter(({ nm }) => !levels.range || (nm >= levels.range.from && nm <= levels.range.to))
    .sort((one, other) => one.nm - other.nm);

/** Energies of the drawn levels; energy and wavelength of the photon of each transition. */
export function levelNumbers(levels: Levels): Numbers {
  const unit = levels.unit ?? 'eV';
  const wavelengths = spectralLines(levels).map(({ transition: [from, to], nm }): [string, Quantity] => [
    `λ ${from} → ${to}`,
    { value: nm, unit: 'nm' },
  ]);
  if (isSpectrum(levels)) return Object.fromEntries(wavelengths);
  const energies = quantumNumbers(levels).map((n): [string, Quantity] => [
    `E_${n}`,
    { value: energyOf(levels, n), unit },
  ]);
  const differences = (levels.transitions ?? []).map(([from, to]): [string, Quantity] => [
    `ΔE ${from} → ${to}`,
    { value: Math.abs(energyOf(levels, from) - energyOf(levels, to)), unit },
  ]);
  return Object.fromEntries([...energies, ...differences, ...wavelengths]);
}

/** Whether the lines of the transitions are drawn instead of the levels. */
export const isSpectrum = ({ show = 'levels' }: Levels): boolean => show !== 'levels';
