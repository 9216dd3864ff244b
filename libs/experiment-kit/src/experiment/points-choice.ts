import type { FitShape } from '@zarra/physics/fitting';
import type { Construction, PointAxis } from './construction.js';
import type { ExperimentDefinition } from './experiment.js';

/** What a graph of points shows. */
export interface PointsChoice {
  /** Without one the axes are the learner's. */
  readonly construction?: Construction | undefined;
  readonly x: PointAxis;
  readonly y: PointAxis;
  readonly shape: FitShape | undefined;
  readonly isTheoryShown: boolean;
  /** Number of the chosen variant of the apparatus. */
  readonly variant?: number;
}

/** Choice of a construction: its theory stays hidden until the learner asks for it. */
export const choiceOf = (construction: Construction): PointsChoice => ({
  construction,
  x: construction.x,
  y: construction.y,
  shape: construction.shape,
  isTheoryShown: false,
});

/** Points with axes of the learner's choice: at first the first readout over time. */
export const ownPoints = ({ readouts }: ExperimentDefinition): PointsChoice => ({
  x: { quantity: 'time' },
  y: { quantity: readouts[0]?.key ?? 'time' },
  shape: undefined,
  isTheoryShown: false,
});
