import type { NamedState } from '../../named-state.js';
import { KIND, siAmount } from './element-kinds.js';
import type { BoardTypes } from './parameters.js';
import type { PlaceKey } from './places.js';
import { START, valuesOf } from './scheme.js';

const circuit = (
  key: string,
  name: string,
  chosen: PlaceKey,
  scheme: string,
  more: Pick<NamedState, 'plot'> = {},
) =>
  ({
    key,
    name,
    values: { ...valuesOf(scheme, chosen), internal: 1, frequency: 0.5 },
    ...more,
  }) satisfies NamedState<BoardTypes>;

/** States that the page offers as presets. Voltmeters stand outside, where their labels have room. */
export const presets = [
  circuit('lampa', 'Lampa', 'A4B4', START),
  circuit(
    'om-qonuni',
    'Om qonuni',
    'A3B3',
    `
   K1  A   -
B6   .   R11 V
   .   .   -
-    .   .   -
   -   -   -`,
  ),
  circuit(
    'ketma-ket-ulash',
    'Ketma-ket ulash',
    'A2A3',
    `
   A   R4  R7
B6   -   -   -
   .   V   V
-    .   .   -
   -   -   -`,
  ),
  circuit(
    'parallel-ulash',
    'Parallel ulash',
    'A3B3',
    `
   A   -   -
B4.5 .   R3  R6
   .   .   .
-    .   A   A
   -   -   -`,
  ),
  circuit(
    'kondensatorni-zaryadlash',
    'Kondensatorni zaryadlash',
    'A3B3',
    `
   K1  R199 -
B5   K0  C10 V
   .   .   -
-    -   .   A
   -   -   -`,
  ),
  circuit(
    'rezonans',
    'Rezonans',
    'A1A2',
    `
   A   R1  S1
~2   .   .   C100
   .   .   .
-    .   .   -
   -   -   -`,
  ),
  circuit(
    'uitston-koprigi',
    'Uitston koʻprigi',
    'B3C3',
    `
   -   -   .
B6   R20 R30 .
   .   A   .
-    R40 R50 .
   -   -   .`,
  ),
  circuit(
    'diod',
    'Diod',
    'A3B3',
    `
   D   A   -
~6   .   R50 V
   .   .   -
-    .   .   -
   -   -   -`,
  ),
  circuit(
    'nomalum-rezistor',
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

/** All named states. The one that is not a preset is pure for the bundler: the page does not load it. */
export const states: readonly NamedState<BoardTypes>[] = [
  ...presets,
  /* @__PURE__ */ circuit(
    'galtak-va-rezistor',
    'Gʻaltak va rezistor',
    'A4B4',
    `
   K0  A   S10
B6   .   .   R10
   .   .   .
-    .   .   -
   -   -   -`,
    { plot: 'current' },
  ),
];

/** Resistance of the hidden resistor № 1, Ω. */
export const hiddenResistance = (): number => siAmount(KIND.unknown, presets.at(-1)?.values.valueA3B3 ?? NaN);
