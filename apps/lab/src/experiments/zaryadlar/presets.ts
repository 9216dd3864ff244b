import { parameters, PLACES, type FieldName } from './parameters.js';

/** Charges in a row: x and y in m, charge in µC. */
type Row = readonly (readonly [x: number, y: number, charge: number])[];

/** Puts these charges there and no others, and the probe at a place. */
function scene(name: string, charges: Row, [probeX, probeY]: readonly [number, number]) {
  const values: Partial<Record<FieldName, number>> = { chosen: 1, probeX, probeY };
  for (const place of PLACES) {
    const { [`x${place}`]: x, [`y${place}`]: y } = parameters as Record<string, { initial: number }>;
    const [atX, atY, charge] = charges[place - 1] ?? [x?.initial ?? 0, y?.initial ?? 0, 0];
    values[`x${place}`] = atX;
    values[`y${place}`] = atY;
    values[`q${place}`] = charge;
  }
  return { name, values };
}

const plate = (y: number, charge: number): Row =>
  [-1.25, -0.75, -0.25, 0.25, 0.75, 1.25].map((x) => [x, y, charge]);

/** Sets of charges worth looking at. */
export const presets = [
  scene('Bitta zaryad', [[0, 0, 1]], [1, 0]),
  scene(
    'Dipol',
    [
      [-0.6, 0, 1],
      [0.6, 0, -1],
    ],
    [0, 0.5],
  ),
  scene(
    'Ikki musbat zaryad',
    [
      [-0.5, 0, 1],
      [0.5, 0, 1],
    ],
    [0, 0.5],
  ),
  scene(
    'Teng boʻlmagan zaryadlar',
    [
      [-0.5, 0, 1],
      [0.7, 0, 4],
    ],
    [0.3, 0.2],
  ),
  scene(
    'Kvadrupol',
    [
      [-0.6, 0.6, 1],
      [0.6, 0.6, -1],
      [0.6, -0.6, 1],
      [-0.6, -0.6, -1],
    ],
    [0.3, 0],
  ),
  scene('Kondensator', [...plate(0.5, 1), ...plate(-0.5, -1)], [0, 0]),
];
