import type { Values } from '@zarra/experiment-kit';
import { placeOf } from './kinds.js';
import type { BoardName } from './parameters.js';
import { PLACES, type PlaceKey, type PlaceName } from './places.js';

/** A letter for each kind, in their order: wire -, meters A V, resistor R, lamp L, switch K, battery B, coil S … */
const LETTERS = '.-AVRLKB~CSDd?';

/**
 * Every place of the board, also those that hold nothing.
 * @param scheme the places as they lie, a letter for what stands there and its amount in the unit shown
 */
export function valuesOf(scheme: string, chosen: PlaceKey): Values<PlaceName | 'chosen'> {
  const what = scheme.trim().split(/\s+/);
  return Object.fromEntries([
    ['chosen', PLACES.findIndex(({ key }) => key === chosen)],
    ...PLACES.flatMap(({ kind, value, index }) => {
      const [letter = '.', ...amount] = what[index] ?? '';
      const found = LETTERS.indexOf(letter);
      return [
        [kind, found],
        [value, placeOf(found, amount.length > 0 ? Number(amount.join('')) : undefined)],
      ] as const;
    }),
  ]) as Values<PlaceName | 'chosen'>;
}

/** A battery lights a lamp. */
export const START = `
   K1  A   -
B6   .   .   L3
   .   .   .
-    .   .   -
   -   -   -`;

const preset = (name: string, chosen: PlaceKey, scheme: string) => ({
  name,
  values: { ...valuesOf(scheme, chosen), internal: 1, frequency: 0.5 } as Partial<Values<BoardName>>,
});

/** Ready-made circuits. Voltmeters stand outside, where their numbers have room. */
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
