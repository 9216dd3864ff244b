import { Select } from '@zarra/ui-kit';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { useGraphMessages } from '../messages/use-graph-messages.js';
import type { Construction } from '../experiment/construction.js';
import { choiceOf, ownPoints } from '../experiment/points-choice.js';
import { labelWithUnit } from '../format/format-value.js';
import { axesOf, visiblePlots, type GraphChoice } from '../experiment/graph-choice.js';

/** Values of the options that offer two quantities and own points; no keys of a plot. */
const [PAIR, POINTS] = ['', '#'];

interface GraphSelectsProps {
  definition: ExperimentDefinition;
  /** Keys of readouts that are not offered. */
  hidden: readonly string[];
  choice: GraphChoice;
  onChoiceChange: (choice: GraphChoice) => void;
}

interface PreparedSelectProps extends GraphSelectsProps {
  /** Standard graphs of recorded points; empty until they have loaded. */
  constructions: readonly Construction[];
}

/** Option of a choice. */
function optionOf(choice: GraphChoice): string {
  if ('plot' in choice) return choice.plot;
  return 'points' in choice ? POINTS + (choice.points.construction?.key ?? '') : PAIR;
}

/** Choice among the prepared graphs, the graphs of recorded points, or two quantities. */
export function PreparedSelect({
  definition,
  hidden,
  constructions,
  choice,
  onChoiceChange,
}: PreparedSelectProps) {
  const { plots: strings, measurements } = useGraphMessages();
  const { histograms = [] } = definition;
  const { x, y } = axesOf(definition, choice);
  const onChange = (value: string): void => {
    if (value === PAIR) onChoiceChange({ x, y: y[0] ?? 'time' });
    else if (value === POINTS) onChoiceChange({ points: ownPoints(definition) });
    else if (value.startsWith(POINTS)) {
      const construction = constructions.find(({ key }) => key === value.slice(POINTS.length));
      if (construction) onChoiceChange({ points: choiceOf(construction) });
    } else onChoiceChange({ plot: value });
  };
  return (
    <Select
      label={strings.prepared}
      hideLabel
      value={optionOf(choice)}
      options={[
        ...[...visiblePlots(definition, hidden), ...histograms].map(({ key, title }) => ({
          value: key,
          label: title,
        })),
        { value: PAIR, label: strings.twoQuantities },
        ...constructions.map(({ key, title }) => ({
          value: POINTS + key,
          label: measurements.ofPoints(title),
        })),
        { value: POINTS, label: measurements.own },
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Choice of the quantities of both axes. */
export function AxisSelects({ definition, hidden, choice, onChoiceChange }: GraphSelectsProps) {
  const { plots: strings, readouts: names } = useGraphMessages();
  const {
    x,
    y: [y = ''],
  } = axesOf(definition, choice);
  const quantities = definition.readouts
    .filter(({ key }) => !hidden.includes(key))
    .map((readout) => ({ value: readout.key, label: labelWithUnit(readout) }));
  return (
    <div data-axes="">
      <Select
        label={strings.yAxis}
        hideLabel
        value={y}
        options={quantities}
        onChange={({ target: { value } }) => onChoiceChange({ x, y: value })}
      />
      <Select
        label={strings.xAxis}
        hideLabel
        value={x}
        options={[{ value: 'time', label: names.time }, ...quantities]}
        onChange={({ target: { value } }) => onChoiceChange({ x: value, y })}
      />
    </div>
  );
}
