import { Select } from '@zarra/ui-kit';
import { formatNumber, parseNumber } from '@zarra/uzbek';
import { useId, useState, type KeyboardEvent } from 'react';
import { styled, css } from 'styled-components';
import { decimalsOf, fromGrid, snap, toGrid, type Parameter } from '../experiment/parameter.js';
import { useKitMessages } from '../messages/kit-messages.js';
import { labelWithUnit, withUnit } from '../format/format-value.js';

/** Native range input in the theme's colors. */
export const rangeCss = css`
  height: var(--ui-target);
  margin: 0;
  accent-color: var(--ui-color-accent);
  cursor: pointer;
`;

// Label and value on one line, the track below: 60 px. A switch is a native checkbox of 32 px: that of ui-kit, with
// the messages of a form, would add half a kilobyte to every first visit.
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--ui-space-2);

  & > label {
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    line-height: 1.2;
  }
  & > label > input {
    width: 1.25rem;
    height: 2rem;
    margin: 0 var(--ui-space-2) 0 0;
    accent-color: var(--ui-color-accent);
    vertical-align: middle;
  }
  & > span {
    display: flex;
    align-items: center;
    gap: var(--ui-space-1);
    font-size: max(1rem, var(--ui-type-sm));
    line-height: 1.2;
  }
  & > span > input {
    width: 5em;
    min-height: 1.75rem;
    padding: 0 var(--ui-space-1);
    border: 1px solid transparent;
    border-radius: var(--ui-radius);
    background: none;
    color: var(--ui-color-accent);
    font: inherit;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & > span > input:is(:hover, :focus, [aria-invalid='true']) {
    border-color: var(--ui-color-line-strong);
    background: var(--ui-color-surface);
    color: inherit;
  }
  & > span > input[aria-invalid='true'] {
    border-color: var(--ui-color-wrong);
  }
  & > span > [data-unit] {
    min-width: 2.5em;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
  & > input {
    ${rangeCss}
    grid-column: 1 / -1;
    width: 100%;
    height: 2rem;
  }
  & > p {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--ui-color-wrong);
    font-size: var(--ui-type-sm);
  }
`;

interface ParameterControlProps {
  parameter: Parameter;
  /** In the displayed unit. */
  value: number;
  onChange: (value: number) => void;
}

/** Control of one parameter: a slider with a number field, a checkbox, or a select. */
export const ParameterControl = ({ parameter, value, onChange }: ParameterControlProps) => {
  const strings = useKitMessages().parameters;
  const { label, unit, min, max, step, choices, toggle = false } = parameter;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const format = (number: number) => formatNumber(number, decimalsOf(parameter));
  if (toggle) {
    return (
      <Row>
        <label>
          <input
            type="checkbox"
            checked={value === max}
            onChange={({ target }) => onChange(target.checked ? max : min)}
          />
          {label}
        </label>
      </Row>
    );
  }
  if (choices) {
    return (
      <Select
        label={label}
        value={String(toGrid(parameter, value))}
        options={choices.map((name, index) => ({ value: String(index), label: name }))}
        onChange={({ target }) => onChange(fromGrid(parameter, Number(target.value)))}
      />
    );
  }
  const parsed = draft === undefined ? value : parseNumber(draft);
  const error =
    parsed === undefined
      ? strings.notANumber
      : parsed < min || parsed > max
        ? strings.range(format(min), format(max))
        : undefined;
  const commit = (): void => {
    if (draft !== undefined && !error && parsed !== undefined) onChange(parsed);
    setDraft(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !error) commit();
    if (event.key === 'Escape') setDraft(undefined);
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    setDraft(undefined);
    onChange(snap(parameter, value + direction * step));
  };
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={labelWithUnit(parameter)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-wrong`}
          value={draft ?? format(value)}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={onKeyDown}
          onBlur={commit}
        />
        <span data-unit="">{unit}</span>
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={withUnit(format(value), unit)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      {error !== undefined && (
        <p id={`${id}-wrong`} role="alert">
          {error}
        </p>
      )}
    </Row>
  );
};
