import { NumberInput, Select, Slider, Switch } from '@zarra/ui-kit';
import { formatNumber } from '@zarra/uzbek';
import { useId, useState, type KeyboardEvent } from 'react';
import { decimalsOf, fromGrid, snap, toGrid, type Parameter } from '../experiment/parameter.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { labelWithUnit, withUnit } from '../format/format-value.js';

interface ParameterControlProps {
  parameter: Parameter;
  /** In the displayed unit. */
  value: number;
  onChange: (value: number) => void;
}

/** A slider whose value can be typed. A typed number applies on Enter or when the focus leaves the field. */
const QuantityControl = ({ parameter, value, onChange }: ParameterControlProps) => {
  const strings = useKitMessages().parameters;
  const { label, unit, min, max, step } = parameter;
  const id = useId();
  /** The typed number before it applies, null for an empty field. */
  const [typed, setTyped] = useState<number | null>();
  const format = (number: number) => formatNumber(number, decimalsOf(parameter));
  const current = typed === undefined ? value : typed;
  const error =
    current === null
      ? strings.notANumber
      : current < min || current > max
        ? strings.range(format(min), format(max))
        : undefined;
  const apply = (): void => {
    if (typed !== undefined && typed !== null && !error) onChange(typed);
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setTyped(undefined);
    if (event.key !== 'Enter') return;
    // The field would replace a number outside the range by the limit.
    if (error) event.preventDefault();
    else apply();
  };
  return (
    <Slider
      id={id}
      label={label}
      min={min}
      max={max}
      step={step}
      value={value}
      formatValue={(number) => withUnit(format(number), unit)}
      error={error && <span role="alert">{error}</span>}
      output={
        <NumberInput
          label={labelWithUnit(parameter)}
          unit={unit}
          min={min}
          max={max}
          step={step}
          value={current}
          formatValue={format}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && `${id}-error`}
          onValueChange={(next, { reason }) => {
            setTyped(reason === 'input' ? next : undefined);
            if (reason !== 'input' && reason !== 'blur' && next !== null) onChange(snap(parameter, next));
          }}
          onKeyDown={onKeyDown}
          onBlur={apply}
        />
      }
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
};

/** Control of one parameter: a slider with a number field, a switch, or a select. */
export const ParameterControl = ({ parameter, value, onChange }: ParameterControlProps) => {
  const { label, min, max, choices, toggle = false } = parameter;
  if (toggle)
    return (
      <Switch
        label={label}
        checked={value === max}
        onChange={({ target }) => onChange(target.checked ? max : min)}
      />
    );
  if (choices)
    return (
      <Select
        label={label}
        value={String(toGrid(parameter, value))}
        options={choices.map((name, index) => ({ value: String(index), label: name }))}
        onChange={({ target }) => onChange(fromGrid(parameter, Number(target.value)))}
      />
    );
  return <QuantityControl parameter={parameter} value={value} onChange={onChange} />;
};
