import { Button, TextField } from '@zarra/ui-kit';
import { parseNumber } from '@zarra/uzbek';
import { useId, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { labelWithUnit } from '../format/format-value.js';
import { useAllMessages } from '../messages/use-all-messages.js';
import { formatOf } from './axis.js';
import type { PointsChoice } from '../experiment/points-choice.js';

const Details = styled.details`
  & > summary {
    min-height: var(--ui-target);
    align-content: center;
    color: var(--ui-color-accent);
    font-size: var(--ui-type-sm);
    cursor: pointer;
  }
  & > form {
    display: grid;
    gap: var(--ui-space-3);
    justify-items: start;
  }
`;

interface PointFormProps {
  definition: ExperimentDefinition;
  choice: PointsChoice;
  /** Records a point with these values, by quantity. */
  onSubmit: (entered: Readonly<Record<string, number>>) => void;
}

/** Fields for values that the learner has measured with a ruler or a stopwatch. */
export function PointForm({ definition, choice, onSubmit }: PointFormProps) {
  const { measurements: strings, parameters, readouts } = useAllMessages();
  const formId = useId();
  const [texts, setTexts] = useState({ x: '', y: '' });
  const [isChecked, setChecked] = useState(false);
  const fields = (['x', 'y'] as const).map((axis) => {
    const { quantity } = choice[axis];
    return { axis, quantity, label: labelWithUnit(formatOf(definition, readouts.time, quantity)) };
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const values = fields.map(({ axis, quantity }) => [quantity, parseNumber(texts[axis])] as const);
    const entered = Object.fromEntries(
      values.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
    );
    setChecked(true);
    if (Object.keys(entered).length < new Set(values.map(([key]) => key)).size) {
      const wrong = values.findIndex(([, value]) => value === undefined);
      document.getElementById(`${formId}${fields[wrong]?.axis ?? 'x'}`)?.focus();
      return;
    }
    onSubmit(entered);
    setTexts({ x: '', y: '' });
    setChecked(false);
  };
  return (
    <Details>
      <summary>{strings.enter}</summary>
      <form onSubmit={submit} noValidate>
        {fields.map(({ axis, label }) => (
          <TextField
            key={axis}
            id={formId + axis}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            value={texts[axis]}
            error={isChecked && parseNumber(texts[axis]) === undefined ? parameters.notANumber : undefined}
            onChange={({ target }) => setTexts({ ...texts, [axis]: target.value })}
          />
        ))}
        <Button size="sm" type="submit">
          {strings.add}
        </Button>
      </form>
    </Details>
  );
}
