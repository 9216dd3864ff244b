// @ts-check
import { range } from '../numerics.mjs';
import { heat, ink } from '../palette.mjs';
import { arrowHead, dots, faint, line, lines, shade, shape, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * Isotherms of an ideal gas, pV = νRT, at temperatures 2 : 4 : 6.2 : 9 (V to the right, p upwards; V up to 9, 1 is 29 units).
 * Between the second and the fourth runs a cycle: isothermal expansion, isochoric cooling, isothermal
 * compression, isochoric heating; the shaded area is the work of one round, ∮ p dV.
 */
/** @param {number} volume @param {number} pressure @returns {Point} */
const at = (volume, pressure) => [34 + volume * 29, 174 - pressure * 30];

/** @param {number} temperature @param {number} from @param {number} to */
const isotherm = (temperature, from, to) =>
  range(from, to, 120).map((volume) => at(volume, temperature / volume));

export function draw() {
  const [cold, hot] = [4, 9];
  const [small, large] = [2.2, 6.2];
  const cycle = [...isotherm(hot, small, large), ...isotherm(cold, large, small)];
  const corners = [
    at(small, hot / small),
    at(large, hot / large),
    at(large, cold / large),
    at(small, cold / small),
  ];
  const way = [at(3.8, hot / 3.8), at(3.8, cold / 3.8)];
  return [
    lines(
      [
        [
          [34, 20],
          [34, 174],
          [304, 174],
        ],
        arrowHead([34, 18], [0, -1]),
        arrowHead([306, 174], [1, 0]),
      ],
      { stroke: ink },
    ),
    lines(
      [2, cold, 6.2, hot].map((temperature) => isotherm(temperature, temperature / 4.8, 9)),
      { stroke: heat, opacity: faint },
    ),
    shape(cycle, { fill: heat, opacity: shade }),
    shape(cycle, { stroke: heat, width: thick }),
    lines(
      [
        arrowHead(way[0] ?? [0, 0], [1, ((30 / 29) * hot) / 3.8 ** 2], 9),
        arrowHead(way[1] ?? [0, 0], [-1, -((30 / 29) * cold) / 3.8 ** 2], 9),
      ],
      { stroke: heat, width: thick },
    ),
    line([corners[0] ?? [0, 0], [34, corners[0]?.[1] ?? 0]], { stroke: ink, dash: '2 5' }),
    lines(
      [
        [corners[3] ?? [0, 0], at(small, 0)],
        [corners[2] ?? [0, 0], at(large, 0)],
      ],
      { stroke: ink, dash: '2 5' },
    ),
    dots(corners, 8, { stroke: heat }),
  ];
}
