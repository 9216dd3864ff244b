import { Select } from '@zarra/ui-kit';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import { labelWithUnit } from '../format/format-value.js';
import { parameterQuantity } from './axis.js';
import { POWERS, type PointAxis } from '../experiment/construction.js';
import type { PointsChoice } from '../experiment/points-choice.js';

interface AxisFieldsProps {
  definition: ExperimentDefinition;
  /** Keys of readouts that are not offered. */
  hidden: readonly string[];
  choice: PointsChoice;
  onChange: (choice: PointsChoice) => void;
}

/** Choice of the quantities and powers of both axes. */
export function AxisFields({ definition, hidden, choice, onChange }: AxisFieldsProps) {
  const { measurements: strings, plots, readouts: names } = useAllMessages();
  const { readouts, intervals = [], parameters } = definition;
  const quantities = [
    { value: 'time', label: names.time },
    ...[...intervals, ...readouts]
      .filter(({ key }) => !hidden.includes(key))
      .map((one) => ({ value: one.key, label: labelWithUnit(one) })),
    ...Object.entries(parameters)
      .filter(([, { choices }]) => !choices)
      .map(([key, parameter]) => ({ value: parameterQuantity(key), label: labelWithUnit(parameter) })),
  ];
  const powers = POWERS.map((power) => ({ value: String(power), label: strings.powers[power] }));
  const fields = (axis: 'x' | 'y', label: string) => {
    const { quantity, power = 1 } = choice[axis];
    const change = (next: PointAxis): void => onChange({ ...choice, construction: undefined, [axis]: next });
    return (
      <>
        <Select
          label={label}
          value={quantity}
          options={quantities}
          onChange={({ target }) => change({ quantity: target.value, power })}
        />
        <Select
          label={strings.powerOf(label)}
          value={String(power)}
          options={powers}
          onChange={({ target }) =>
            change({ quantity, power: POWERS.find((one) => String(one) === target.value) ?? 1 })
          }
        />
      </>
    );
  };
  return (
    <div data-fields="">
      {fields('y', plots.yAxis)}
      {fields('x', plots.xAxis)}
    </div>
  );
}
