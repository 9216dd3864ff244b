import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box } from '@zarra/experiment-kit/stage';
import { NM, parameters, type MatterKey } from './parameters.js';
import { paramsOf } from './substance.js';

/** Thickness of the walls, m. */
export const WALL = 0.14 * NM;
/** Room for the gauges at the right, and for the heater below, m. */
const GAUGES = 2.5 * NM;
export const HEATER = 1.75 * NM;
const MARGIN = 0.25 * NM;
/** Length of the rod of the lid, m. */
export const ROD = 0.8 * NM;

/** Greatest height of the lid, m. */
const tallest = (si: Values<MatterKey>): number => Math.max(parameters.height.max * NM, paramsOf(si).height);

/** Visible part of the scene: constant while the lid moves. */
export const box = (si: Values<MatterKey>): Box => ({
  left: -WALL - MARGIN,
  right: si.width + WALL + GAUGES,
  bottom: -HEATER - MARGIN,
  top: tallest(si) + ROD + MARGIN,
});
