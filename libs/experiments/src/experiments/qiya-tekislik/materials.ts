import type { Ink } from '@zarra/experiment-kit/stage';

/** A pair of surfaces with its coefficients of friction and the colors of the block and of the plane. */
interface MaterialPair {
  readonly name: string;
  readonly staticCoefficient: number;
  readonly kineticCoefficient: number;
  readonly block: Ink;
  readonly plane: Ink;
}

/** Sources: model.md. */
const PAIRS: readonly MaterialPair[] = [
  {
    name: 'yogʻoch – yogʻoch',
    ...{ staticCoefficient: 0.5, kineticCoefficient: 0.3, block: 'chart-gold', plane: 'chart-gold' },
  },
  {
    name: 'yogʻoch – metall',
    ...{ staticCoefficient: 0.4, kineticCoefficient: 0.25, block: 'chart-gold', plane: 'line-strong' },
  },
  {
    name: 'poʻlat – poʻlat',
    ...{ staticCoefficient: 0.74, kineticCoefficient: 0.57, block: 'line-strong', plane: 'line-strong' },
  },
  {
    name: 'rezina – beton',
    ...{ staticCoefficient: 1, kineticCoefficient: 0.8, block: 'muted', plane: 'muted' },
  },
  {
    name: 'muz – muz',
    ...{ staticCoefficient: 0.1, kineticCoefficient: 0.03, block: 'chart-blue', plane: 'chart-blue' },
  },
  {
    name: 'teflon – poʻlat',
    ...{ staticCoefficient: 0.04, kineticCoefficient: 0.04, block: 'chart-teal', plane: 'line-strong' },
  },
];

/** Names of the pairs; the last choice has coefficients of the learner's own. */
export const PAIR_NAMES: readonly string[] = [...PAIRS.map(({ name }) => name), 'boshqa juft'];

/** Number of the choice with own coefficients. */
export const OWN_PAIR = PAIRS.length;

/** Numbers of the choices that states and tests refer to. */
export const PAIR = { wood: 0, steel: 2, rubber: 3, ice: 4, teflon: 5 } as const;

/** Materials of a choice; for own coefficients only the colors. */
export const pairOf = (pair: number): MaterialPair =>
  PAIRS[pair] ?? { name: '', staticCoefficient: 0, kineticCoefficient: 0, block: 'accent', plane: 'line' };
