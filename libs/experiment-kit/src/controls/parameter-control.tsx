import { Select } from '@zarra/ui-kit';
import { formatNumber } from '@zarra/uzbek';
import { useId, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { decimalsOf, fromGrid, gridSteps, toGrid, type Parameter } from '../experiment/parameter.js';
import { kitStrings } from '../kit-strings.js';
import { rangeCss } from './range-css.js';
import { readNumber } from './read-number.js';

const strings = kitStrings.parameters;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--ui-space-3);

  & > label {
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
  }
  & > span {
    display: flex;
    align-items: center;
    gap: var(--ui-space-1);
  }
  & > span > input {
    width: 5.5em;
    min-height: var(--ui-target);
    padding: 0 var(--ui-space-2);
    border: 1px solid var(--ui-color-line-strong);
    border-radius: var(--ui-radius);
    background: var(--ui-color-surface);
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & > span > input[aria-invalid='true'] {
    border-color: var(--ui-color-wrong);
  }
  & > span > [data-unit] {
    min-width: 2.5rem;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
  & > input {
    ${rangeCss}
    grid-column: 1 / -1;
    width: 100%;
  }
  & > p {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--ui-color-wrong);
    font-size: var(--ui-type-sm);
  }
`;

/** Props of {@link ParameterControl}. */
export interface ParameterControlProps {
  parameter: Parameter;
  /** In the unit shown. */
  value: number;
  onChange: (value: number) => void;
}

/** A parameter of an experiment: a slider and a number that say the same, or a choice. */
export const ParameterControl = ({ parameter, value, onChange }: ParameterControlProps) => {
  const { label, unit, min, max, step, choices } = parameter;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const show = (number: number) => formatNumber(number, decimalsOf(parameter));
  if (choices) {
    return (
      <Select
        label={label}
        value={String(toGrid(parameter, value))}
        options={choices.map((name, place) => ({ value: String(place), label: name }))}
        onChange={({ target }) => onChange(fromGrid(parameter, Number(target.value)))}
      />
    );
  }
  const typed = draft === undefined ? value : readNumber(draft);
  const wrong =
    typed === undefined
      ? strings.notANumber
      : typed < min || typed > max
        ? strings.range(show(min), show(max))
        : undefined;
  const take = (): void => {
    if (draft !== undefined && !wrong && typed !== undefined) onChange(typed);
    setDraft(undefined);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !wrong) take();
    if (event.key === 'Escape') setDraft(undefined);
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    setDraft(undefined);
    onChange(
      fromGrid(parameter, Math.min(gridSteps(parameter), Math.max(0, toGrid(parameter, value) + way))),
    );
  };
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={unit === '' ? label : `${label}, ${unit}`}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
          value={draft ?? show(value)}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={onKey}
          onBlur={take}
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
        aria-valuetext={kitStrings.withUnit(show(value), unit)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      {wrong !== undefined && (
        <p id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
    </Row>
  );
};
