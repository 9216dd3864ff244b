import { parameters, PLACES, type FieldKey } from './parameters.js';

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

const createPreset = (name: string, charges: Row, [probeX, probeY]: readonly [number, number]) => ({
  name,
  values: { chosen: 1, probeX, probeY, ...valuesOfCharges(charges) },
});

const plate = (y: number, charge: number): Row =>
  [-1.25, -0.75, -0.25, 0.25, 0.75, 1.25].map((x) => [x, y, charge]);

/** Presets. */
export const presets = [
  createPreset('Bitta zaryad', [[0, 0, 1]], [1, 0]),
  createPreset(
    'Dipol',
    [
      [-0.6, 0, 1],
      [0.6, 0, -1],
    ],
    [0, 0.5],
  ),
  createPreset(
    'Ikki musbat zaryad',
    [
      [-0.5, 0, 1],
      [0.5, 0, 1],
    ],
    [0, 0.5],
  ),
  createPreset(
    'Teng boʻlmagan zaryadlar',
    [
      [-0.5, 0, 1],
      [0.7, 0, 4],
    ],
    [0.3, 0.2],
  ),
  createPreset(
    'Kvadrupol',
    [
      [-0.6, 0.6, 1],
      [0.6, 0.6, -1],
      [0.6, -0.6, 1],
      [-0.6, -0.6, -1],
    ],
    [0.3, 0],
  ),
  createPreset('Kondensator', [...plate(0.5, 1), ...plate(-0.5, -1)], [0, 0]),
];
