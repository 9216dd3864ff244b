import type { Content } from '@zarra/experiment-kit/experiment';
import { ASTRONOMICAL_UNIT } from '@zarra/physics/astronomy';
import { formatNumber } from '../../numbers.js';
import { relativeMotion } from './model.js';
import type { OrbitTypes } from './parameters.js';
import { summary } from './summary.js';

const distanceOf = (state: Float64Array): string => {
  const { x, y } = relativeMotion(state);
  return formatNumber(Math.hypot(x, y) / ASTRONOMICAL_UNIT, 3);
};
const speedOf = (state: Float64Array): string => {
  const { vx, vy } = relativeMotion(state);
  return formatNumber(Math.hypot(vx, vy) / 1000, 1);
};

/** Texts of the orbit experiment. */
export const content: Content<OrbitTypes> = {
  ...summary,
  describe: ({ state }) => {
    const { x, y, vx, vy } = relativeMotion(state);
    const way = x * vx + y * vy;
    const moving =
      Math.abs(way) < 1e-4 * Math.hypot(x, y) * Math.hypot(vx, vy)
        ? ''
        : way > 0
          ? ' Yulduzdan uzoqlashmoqda.'
          : ' Yulduzga yaqinlashmoqda.';
    return `Masofa ${distanceOf(state)} astronomik birlik, tezlik sekundiga ${speedOf(state)} kilometr.${moving}`;
  },
  events: {
    periapsis1: ({ state }) =>
      `Yulduzga eng yaqin nuqta: ${distanceOf(state)} astronomik birlik, tezlik sekundiga ${speedOf(state)} kilometr.`,
    apoapsis1: ({ state }) =>
      `Yulduzdan eng uzoq nuqta: ${distanceOf(state)} astronomik birlik, tezlik sekundiga ${speedOf(state)} kilometr.`,
  },
  theory: async () => (await import('./theory.js')).theory,
};
