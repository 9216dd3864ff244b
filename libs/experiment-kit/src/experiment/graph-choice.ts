import type { PointsChoice } from './points-choice.js';
import type { GraphAxes } from './run-record.js';
import { timeUnitOf, type ExperimentDefinition, type Plot, type Readout } from './experiment.js';

/** What a graph shows: quantities of the run, or recorded points. */
export type GraphChoice = GraphAxes | { readonly points: PointsChoice };

/** Name, unit and decimals of a readout or of the time. */
export type Quantity = Pick<Readout, 'label' | 'unit' | 'decimals' | 'scientific'>;

/** Quantity of a readout, or of the time. */
export const quantityOf = (definition: ExperimentDefinition, timeLabel: string, key: string): Quantity =>
  definition.readouts.find((readout) => readout.key === key) ?? {
    label: timeLabel,
    ...timeUnitOf(definition),
  };

/** The first plot of a definition, else its first histogram, else its first readout over time. */
export function initialChoice({ plots, histograms = [], readouts }: ExperimentDefinition): GraphAxes {
  const [first] = [...plots, ...histograms];
  return first ? { plot: first.key } : { x: 'time', y: readouts[0]?.key ?? 'time' };
}

/** The part of a choice that an address encodes: no graph of points, which stay on the device, nor the initial one. */
export const sharedGraph = (definition: ExperimentDefinition, choice: GraphChoice): GraphAxes | undefined =>
  'points' in choice || JSON.stringify(choice) === JSON.stringify(initialChoice(definition))
    ? undefined
    : choice;

/** Axes of a choice: those of the learner, of the plot, or of the first readout over time. */
export function axesOf({ plots, readouts }: ExperimentDefinition, choice: GraphChoice): Plot {
  const prepared = 'plot' in choice ? plots.find(({ key }) => key === choice.plot) : undefined;
  if (prepared) return prepared;
  const { x, y } = 'x' in choice ? choice : { x: 'time', y: readouts[0]?.key ?? 'time' };
  return { key: `${y}-${x}`, title: '', x, y: [y] };
}

/** Whether a choice shows one of these readouts. */
function showsAny(definition: ExperimentDefinition, choice: GraphChoice, keys: readonly string[]): boolean {
  if ('points' in choice)
    return [choice.points.x, choice.points.y].some(({ quantity }) => keys.includes(quantity));
  if ('plot' in choice && definition.histograms?.some(({ key }) => key === choice.plot)) return false;
  const { x, y } = axesOf(definition, choice);
  return [x, ...y].some((key) => keys.includes(key));
}

/** Plots that show none of these readouts. */
export const visiblePlots = (definition: ExperimentDefinition, hidden: readonly string[]): readonly Plot[] =>
  definition.plots.filter(({ key }) => !showsAny(definition, { plot: key }, hidden));

/** The choice without theory, or the first plot that shows no hidden readout. Without hidden readouts the choice itself. */
export function visibleChoice(
  definition: ExperimentDefinition,
  choice: GraphChoice,
  hidden: readonly string[],
): GraphChoice {
  if (hidden.length === 0) return choice;
  if (!showsAny(definition, choice, hidden))
    return 'points' in choice ? { points: { ...choice.points, isTheoryShown: false } } : choice;
  const [plot] = visiblePlots(definition, hidden);
  const readout = definition.readouts.find(({ key }) => !hidden.includes(key));
  return plot ? { plot: plot.key } : { x: 'time', y: readout?.key ?? 'time' };
}
