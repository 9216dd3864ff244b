import type { Values } from '@zarra/experiment-kit/parameters';
import type { Box } from '@zarra/experiment-kit/stage';
import { memoize } from '../../memoize.js';
import { KIND, type WellKey } from './parameters.js';
import { solveWell } from './solve-well.js';

type Si = Values<WellKey>;

/** Scene unit: one scene metre is a nanometre. */
export const NM = 1e-9;
/** Half width of the view by kind, nm: constant, so that a dragged wall stays under the pointer. */
const HALF = [1.4, 1.4, 2.2, 2.2] as const;
/** Height of the energy axis relative to the view width. */
const ASPECT = 0.6;

/** Scale of the scene. */
export interface WellScene {
  /** Half width, nm. */
  readonly halfWidth: number;
  /** Maximum energy, J. */
  readonly maxEnergy: number;
  /** Height of the maximum energy in the scene. */
  readonly height: number;
}

/** Scale that shows the selected levels, and at least three. */
export const sceneOf = memoize((si: Si): WellScene => {
  const { kind, depth } = si;
  const { energies } = solveWell(si).states;
  const shown = energies[Math.min(energies.length, Math.max(3, si.level, si.other)) - 1] ?? depth;
  const maxEnergy =
    1.15 * (kind === KIND.box ? shown : kind === KIND.finite ? depth : Math.max(depth, shown));
  const halfWidth = HALF[kind as 0 | 1 | 2 | 3];
  return { halfWidth, maxEnergy, height: 2 * halfWidth * ASPECT };
});

/** Scene height of an energy, J. */
export const heightOf = (energy: number, { maxEnergy, height }: WellScene): number =>
  (height * energy) / maxEnergy;

/** View of the well with room for the waves on its lowest and highest level. */
export function box(si: Si): Box {
  const { halfWidth, height } = sceneOf(si);
  return { left: -halfWidth, right: halfWidth, bottom: -0.18 * height, top: 1.1 * height };
}

/** Handle position on the right wall, within the view. */
export function wallHandlePosition(si: Si): { x: number; y: number } {
  const scene = sceneOf(si);
  const { kind, width, depth } = si;
  const energy = kind === KIND.box ? scene.maxEnergy / 2 : kind === KIND.double ? 0 : depth;
  return { x: width / 2 / NM, y: heightOf(energy, scene) };
}
