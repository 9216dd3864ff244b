import { Select } from '@zarra/ui-kit';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { labelWithUnit } from '../format/format-value.js';
import { axesOf, type GraphChoice } from './graph-choice.js';

/** Value of the option that offers two quantities; no key of a plot. */
const PAIR = '';

interface GraphSelectsProps {
  definition: ExperimentDefinition;
  choice: GraphChoice;
  onChoiceChange: (choice: GraphChoice) => void;
}

/** Choice among the prepared graphs, or of two quantities. */
export function PreparedSelect({ definition, choice, onChoiceChange }: GraphSelectsProps) {
  const strings = useKitMessages().plots;
  const { plots, histograms = [] } = definition;
  const { x, y } = axesOf(definition, choice);
  return (
    <Select
      label={strings.prepared}
      hideLabel
      value={'plot' in choice ? choice.plot : PAIR}
      options={[
        ...[...plots, ...histograms].map(({ key, title }) => ({ value: key, label: title })),
        { value: PAIR, label: strings.twoQuantities },
      ]}
      onChange={({ target: { value } }) =>
        onChoiceChange(value === PAIR ? { x, y: y[0] ?? 'time' } : { plot: value })
      }
    />
  );
}

/** Choice of the quantities of both axes. */
export function AxisSelects({ definition, choice, onChoiceChange }: GraphSelectsProps) {
  const { plots: strings, readouts: names } = useKitMessages();
  const {
    x,
    y: [y = ''],
  } = axesOf(definition, choice);
  const quantities = definition.readouts.map((readout) => ({
    value: readout.key,
    label: labelWithUnit(readout),
  }));
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
