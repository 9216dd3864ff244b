import type { Box, Values } from '@zarra/experiment-kit';
import { KIND, type WellName } from './parameters.js';
import { solveWell } from './solve-well.js';

type Si = Values<WellName>;

/** One metre of the scene is a nanometre. */
export const NM = 1e-9;
/** Half the width of the picture by kind, nm: always the same, so that a wall stays under the finger that moves it. */
const HALF = [1.4, 1.4, 2.2, 2.2] as const;
/** Height of the energies' part of the picture, of its width. */
const TALL = 0.6;

/** What is shown of a well, and where. */
export interface Picture {
  /** Half the width, nm. */
  readonly half: number;
  /** The highest energy, J. */
  readonly top: number;
  /** The same in the scene. */
  readonly tall: number;
}

let last: { si: Si; picture: Picture } | undefined;

/** The part of a well that is shown: the levels that were chosen, and at least three of them. */
export function pictureOf(si: Si): Picture {
  if (last?.si === si) return last.picture;
  const { kind, depth } = si;
  const { energies } = solveWell(si).states;
  const shown = energies[Math.min(energies.length, Math.max(3, si.level, si.other)) - 1] ?? depth;
  const top = 1.15 * (kind === KIND.box ? shown : kind === KIND.finite ? depth : Math.max(depth, shown));
  const half = HALF[kind as 0 | 1 | 2 | 3];
  const picture = { half, top, tall: 2 * half * TALL };
  last = { si, picture };
  return picture;
}

/** Height of an energy, J, in the scene. */
export const heightOf = (energy: number, { top, tall }: Picture): number => (tall * energy) / top;

/** The well with room for the waves on its lowest and its highest level. */
export function box(si: Si): Box {
  const { half, tall } = pictureOf(si);
  return { left: -half, right: half, bottom: -0.18 * tall, top: 1.1 * tall };
}

/** A place for the handle on the right wall: on it, and inside the picture. */
export function wallSpot(si: Si): { x: number; y: number } {
  const picture = pictureOf(si);
  const { kind, width, depth } = si;
  const energy = kind === KIND.box ? picture.top / 2 : kind === KIND.double ? 0 : depth;
  return { x: width / 2 / NM, y: heightOf(energy, picture) };
}
