import type { Values } from '@zarra/experiment-kit/parameters';
import { displayedAmount, gridIndexOf, KIND, siAmount } from './element-kinds.js';
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

const preset = (name: string, chosen: PlaceKey, scheme: string) => ({
  name,
  values: { ...valuesOf(scheme, chosen), internal: 1, frequency: 0.5 },
});

/** Preset circuits. Voltmeters stand outside, where their labels have room. */
export const presets = [
  preset('Lampa', 'A4B4', START),
  preset(
    'Om qonuni',
    'A3B3',
    `
   K1  A   -
B6   .   R11 V
   .   .   -
-    .   .   -
   -   -   -`,
  ),
  preset(
    'Ketma-ket ulash',
    'A2A3',
    `
   A   R4  R7
B6   -   -   -
   .   V   V
-    .   .   -
   -   -   -`,
  ),
  preset(
    'Parallel ulash',
    'A3B3',
    `
   A   -   -
B4.5 .   R3  R6
   .   .   .
-    .   A   A
   -   -   -`,
  ),
  preset(
    'Kondensatorni zaryadlash',
    'A3B3',
    `
   K1  R199 -
B5   K0  C10 V
   .   .   -
-    -   .   A
   -   -   -`,
  ),
  preset(
    'Rezonans',
    'A1A2',
    `
   A   R1  S1
~2   .   .   C100
   .   .   .
-    .   .   -
   -   -   -`,
  ),
  preset(
    'Uitston koʻprigi',
    'B3C3',
    `
   -   -   .
B6   R20 R30 .
   .   A   .
-    R40 R50 .
   -   -   .`,
  ),
  preset(
    'Diod',
    'A3B3',
    `
   D   A   -
~6   .   R50 V
   .   .   -
-    .   .   -
   -   -   -`,
  ),
  preset(
    'Nomaʼlum rezistor',
    'A2A3',
    `
   K1  -   -
B6   .   ?0  .
   .   .   -
-    .   .   -
   -   -   -`,
  ),
];

/** Circuit with the hidden resistor: values of its preset, EMF in V and resistance in Ω. */
export function hiddenCircuit() {
  const { values } = presets.at(-1) as (typeof presets)[number];
  return {
    values,
    emf: displayedAmount(KIND.battery, values.valueA1B1),
    resistance: siAmount(KIND.unknown, values.valueA3B3),
  };
}
