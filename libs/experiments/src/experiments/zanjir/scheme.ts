import type { Values } from '@zarra/experiment-kit/parameters';
import { gridIndexOf } from './element-kinds.js';
import { PLACES, type PlaceKey, type PlaceParameterKey } from './places.js';

/** One letter per kind, in order: wire -, meters A V, resistor R, lamp L, switch K, battery B, coil S … */
const LETTERS = '.-AVRLKB~CSDd?';

/** Values of elements at some places, with amounts in the displayed unit. */
export const valuesOfElements = (
  elements: Readonly<Partial<Record<PlaceKey, readonly [kind: number, amount?: number | undefined]>>>,
): Partial<Values<PlaceParameterKey>> =>
  Object.fromEntries(
    Object.entries(elements).flatMap(([key, [kind, amount]]) => [
      [`kind${key}`, kind],
      [`value${key}`, gridIndexOf(kind, amount)],
    ]),
  );

/**
 * Parses values for all places, including empty ones.
 * @param scheme places in board layout: a letter for the element and its amount in the displayed unit
 */
export function valuesOf(scheme: string, chosen: PlaceKey): Values<PlaceParameterKey | 'chosen'> {
  const tokens = scheme.trim().split(/\s+/);
  const elements = PLACES.map(({ key, index }) => {
    const [letter = '.', ...amount] = tokens[index] ?? '';
    return [key, [LETTERS.indexOf(letter), amount.length > 0 ? Number(amount.join('')) : undefined]] as const;
  });
  return {
    chosen: PLACES.findIndex(({ key }) => key === chosen),
    ...(valuesOfElements(Object.fromEntries(elements)) as Values<PlaceParameterKey>),
  };
}

/** Initial circuit: a battery and a lamp. */
export const START = `
   K1  A   -
B6   .   .   L3
   .   .   .
-    .   .   -
   -   -   -`;
