import type { NamedState } from '../../named-state.js';
import { parameters, PLACES, type FieldKey, type FieldTypes } from './parameters.js';

/** Charges: x and y in m, charge in µC. */
type Row = readonly (readonly [x: number, y: number, charge: number])[];

/** Values of exactly these charges; empty places have their initial positions. */
export function valuesOfCharges(charges: Row): Partial<Record<FieldKey, number>> {
  const values: Partial<Record<FieldKey, number>> = {};
  for (const place of PLACES) {
    const [x, y, charge] = charges[place - 1] ?? [
      parameters[`x${place}`].initial,
      parameters[`y${place}`].initial,
      0,
    ];
    values[`x${place}`] = x;
    values[`y${place}`] = y;
    values[`q${place}`] = charge;
  }
  return values;
}

const arrangement = (
  key: string,
  name: string,
  charges: Row,
  [probeX, probeY]: readonly [number, number],
): NamedState<FieldTypes> => ({
  key,
  name,
  values: { chosen: 1, probeX, probeY, ...valuesOfCharges(charges) },
  // The test charge would leave the view.
  pictureAt: 0,
});

const plate = (y: number, charge: number): Row =>
  [-1.25, -0.75, -0.25, 0.25, 0.75, 1.25].map((x) => [x, y, charge]);

/** Named states; the page offers all of them as presets. */
export const states: readonly NamedState<FieldTypes>[] = [
  arrangement('bitta-zaryad', 'Bitta zaryad', [[0, 0, 1]], [1, 0]),
  arrangement(
    'dipol',
    'Dipol',
    [
      [-0.6, 0, 1],
      [0.6, 0, -1],
    ],
    [0, 0.5],
  ),
  arrangement(
    'ikki-musbat-zaryad',
    'Ikki musbat zaryad',
    [
      [-0.5, 0, 1],
      [0.5, 0, 1],
    ],
    [0, 0.5],
  ),
  arrangement(
    'teng-bolmagan-zaryadlar',
    'Teng boʻlmagan zaryadlar',
    [
      [-0.5, 0, 1],
      [0.7, 0, 4],
    ],
    [0.3, 0.2],
  ),
  arrangement(
    'kvadrupol',
    'Kvadrupol',
    [
      [-0.6, 0.6, 1],
      [0.6, 0.6, -1],
      [0.6, -0.6, 1],
      [-0.6, -0.6, -1],
    ],
    [0.3, 0],
  ),
  arrangement('kondensator', 'Kondensator', [...plate(0.5, 1), ...plate(-0.5, -1)], [0, 0]),
];
