import { Select } from '@zarra/ui-kit';
import { styled } from 'styled-components';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { labelWithUnit } from '../readouts/format-value.js';
import { axesOf, type GraphChoice } from './graph-choice.js';

/** Value of the option that offers two quantities; no key of a plot. */
const PAIR = '';

const Selects = styled.div`
  display: flex;
  flex: 1 1 10rem;
  flex-wrap: wrap;
  gap: var(--ui-space-1);
  min-width: 0;

  & > * {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;

interface GraphSelectsProps {
  definition: ExperimentDefinition;
  choice: GraphChoice;
  onChoiceChange: (choice: GraphChoice) => void;
}

/** Choice among the prepared graphs and, instead of one, of the quantities of both axes. */
export function GraphSelects({ definition, choice, onChoiceChange }: GraphSelectsProps) {
  const { plots: strings, readouts: names } = useKitMessages();
  const { plots, histograms = [], readouts } = definition;
  const { x, y } = axesOf(definition, choice);
  const [firstY = 'time'] = y;
  const quantities = readouts.map((readout) => ({ value: readout.key, label: labelWithUnit(readout) }));
  return (
    <Selects>
      <Select
        label={strings.prepared}
        hideLabel
        value={'plot' in choice ? choice.plot : PAIR}
        options={[
          ...[...plots, ...histograms].map(({ key, title }) => ({ value: key, label: title })),
          { value: PAIR, label: strings.twoQuantities },
        ]}
        onChange={({ target: { value } }) =>
          onChoiceChange(value === PAIR ? { x, y: firstY } : { plot: value })
        }
      />
      {!('plot' in choice) && (
        <>
          <Select
            label={strings.yAxis}
            hideLabel
            value={firstY}
            options={quantities}
            onChange={({ target: { value } }) => onChoiceChange({ x, y: value })}
          />
          <Select
            label={strings.xAxis}
            hideLabel
            value={x}
            options={[{ value: 'time', label: names.time }, ...quantities]}
            onChange={({ target: { value } }) => onChoiceChange({ x: value, y: firstY })}
          />
        </>
      )}
    </Selects>
  );
}
