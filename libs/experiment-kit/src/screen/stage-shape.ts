import type { ExperimentDefinition } from '../experiment/experiment.js';
import { inSi, initialValues } from '../experiment/parameter.js';

/** Ratios of width to height that separate the shapes. */
const MAX_TALL = 0.9;
const MIN_WIDE = 1.6;

/** Shape of a stage. The layout has styles for three shapes instead of any ratio: pages have no style attributes. */
export type StageShapeName = 'tall' | 'even' | 'wide';

/** Shape of an experiment's stage: declared, or that of its box at the start. */
export function stageShapeOf({ stage, box, parameters }: ExperimentDefinition): StageShapeName {
  const { left, right, bottom, top } = box(inSi(parameters, initialValues(parameters)));
  const ratio = (right - left) / (top - bottom);
  const [min, max] = stage?.aspect ?? [ratio, ratio];
  return min >= MIN_WIDE ? 'wide' : max <= MAX_TALL ? 'tall' : 'even';
}
