import type { PointsChoice } from '../measurements/points-choice.js';
import { timeUnitOf, type ExperimentDefinition, type Plot, type Readout } from '../experiment/experiment.js';

/** What a graph shows: a plot or histogram of the definition by its key, recorded points, or one readout over another. */
export type GraphChoice =
  | { readonly plot: string }
  | { readonly points: PointsChoice }
  | {
      /** Key of a readout, or `time`. */
      readonly x: string;
      /** Key of a readout. */
      readonly y: string;
    };

/** Name, unit and decimals of a readout or of the time. */
export type Quantity = Pick<Readout, 'label' | 'unit' | 'decimals' | 'scientific'>;

/** Quantity of a readout, or of the time. */
export const quantityOf = (definition: ExperimentDefinition, timeLabel: string, key: string): Quantity =>
  definition.readouts.find((readout) => readout.key === key) ?? {
    label: timeLabel,
    ...timeUnitOf(definition),
  };

/** The first plot of a definition, else its first histogram, else its first readout over time. */
export function initialChoice({ plots, histograms = [], readouts }: ExperimentDefinition): GraphChoice {
  const [first] = [...plots, ...histograms];
  return first ? { plot: first.key } : { x: 'time', y: readouts[0]?.key ?? 'time' };
}

/** Axes of a choice: those of the learner, of the plot, or of the first readout over time. */
export function axesOf({ plots, readouts }: ExperimentDefinition, choice: GraphChoice): Plot {
  const prepared = 'plot' in choice ? plots.find(({ key }) => key === choice.plot) : undefined;
  if (prepared) return prepared;
  const { x, y } = 'x' in choice ? choice : { x: 'time', y: readouts[0]?.key ?? 'time' };
  return { key: `${y}-${x}`, title: '', x, y: [y] };
}
