'use client';
import { forwardRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useNumberInput, type NativeInputProps, type NumberValueProps } from './use-number-input.js';

// Units of one width: the numbers of several rows line up.
const Row = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: var(--ui-space-1);
  font-size: max(1rem, var(--ui-type-sm));
  line-height: 1.2;

  & > input {
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
    /* The outline does not reach the unit. */
    outline-offset: -1px;
  }
  & > input:is(:hover, :focus, [aria-invalid='true']) {
    border-color: var(--ui-color-line-strong);
    background: var(--ui-color-surface);
    color: inherit;
  }
  & > input[aria-invalid='true'] {
    border-color: var(--ui-color-wrong);
    box-shadow: inset 0 0 0 1px var(--ui-color-wrong);
  }
  & > span {
    min-width: 2.5em;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
`;

/** Props of {@link NumberInput}, besides those of a native `input`. */
export interface NumberInputProps
  extends Omit<NativeInputProps, 'name'>, Pick<ComponentPropsWithRef<'input'>, 'ref'>, NumberValueProps {
  /** Accessible name: the context shows the purpose. */
  label: string;
}

/**
 * A number that can be typed, without a frame, messages and buttons. Its border appears under the pointer, with focus and with an
 * error (`aria-invalid`).
 *
 * When to use: in a row with other values, as the `output` of a `Slider` or in a `Table`. In a form use `NumberField`.
 *
 * Keyboard: as in `NumberField`.
 */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(({ label, ...props }, ref) => {
  const { native, input } = useNumberInput(props, ref);
  return (
    <Row>
      <input inputMode="decimal" autoComplete="off" aria-label={label} {...native} {...input} />
      {props.unit && <span aria-hidden="true">{props.unit}</span>}
    </Row>
  );
});
