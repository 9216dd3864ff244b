import type { Figure } from './figure.js';
import { drawForces } from '../forces/draw-forces.js';
import { drawGraph } from '../graph/draw-graph.js';
import { drawLevels } from '../levels/draw-levels.js';
import { withValue } from './parameters.js';
import { drawRays } from '../rays/draw-rays.js';
import { renderFigure, type Drawers, type RenderedFigure } from './render-figure.js';

/** Positions of a motion whose figures must all fit in one view. */
const EXTENT = 9;

/** The kinds that may move. */
export const movingKinds = {
  graph: drawGraph,
  forces: drawForces,
  rays: drawRays,
  levels: drawLevels,
} satisfies Drawers;

/** Values of the parameter of a motion, evenly spaced from its start to its end. */
export function motionValues({ motion }: Figure, count: number): number[] {
  if (!motion) return [];
  const { from, to } = motion;
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

/** Draws a moving figure at a value of its parameter, by default the declared one, with all values at the same scale. */
export function renderAt(figure: Figure, value?: number): RenderedFigure {
  const [frame] = figure.frames;
  const { motion } = figure;
  if (!frame || !motion) return renderFigure(figure, movingKinds);
  const at = (position: number) => withValue(frame.data, motion.name, position);
  const extent = motionValues(figure, EXTENT).map(at);
  return renderFigure(
    { ...figure, frames: [{ ...frame, data: value === undefined ? frame.data : at(value) }] },
    movingKinds,
    [frame.data, ...extent],
  );
}
