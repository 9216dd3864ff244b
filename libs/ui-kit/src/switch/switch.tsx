import { forwardRef, useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { choiceCss } from '../field/choice-css.js';
import type { FieldLabelProps } from '../field/field-frame.js';
import { FieldMessages, messageAria, messagesCss, RequiredMark } from '../field/field-messages.js';

// The thumb and the check mark show the state without colour. Borders draw the thumb, because they are printed.
const Frame = styled.div`
  display: grid;
  min-width: 0;
  ${messagesCss}
  ${choiceCss}

  & > label > input {
    position: relative;
    width: 2.5rem;
    height: 1.5rem;
    margin-block-start: calc((1.4em - 1.5rem) / 2);
    border-radius: var(--ui-radius-round);
    transition: background-color var(--ui-fast) var(--ui-ease);
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  & > label > input::before {
    position: absolute;
    inset-block-start: calc(50% - 0.375rem);
    inset-inline-start: 0.25rem;
    border: 0.375rem solid var(--ui-color-line-strong);
    border-radius: var(--ui-radius-round);
    transition: inset-inline-start var(--ui-fast) var(--ui-ease);
    content: '';
  }
  & > label > input:checked::before {
    inset-inline-start: calc(100% - 1rem);
  }
  & > label > input:checked::after {
    position: absolute;
    inset-block-start: calc(50% - 0.5rem);
    inset-inline-start: 0.375rem;
    width: 0.3125rem;
    height: 0.625rem;
    border: solid var(--ui-color-line-strong);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    content: '';
  }
  & > label > input:checked:enabled {
    background: var(--ui-color-accent);
  }
  & > label > input:checked:enabled::before,
  & > label > input:checked:enabled::after {
    border-color: var(--ui-color-on-accent);
  }
  & > p {
    margin-inline-start: calc(2.5rem + var(--ui-space-2));
  }
  @media (forced-colors: active) {
    & > label > input {
      appearance: none;
    }
    & > label > input:checked:enabled {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    & > label > input:checked:enabled::before,
    & > label > input:checked:enabled::after {
      border-color: HighlightText;
    }
    & > label > input:disabled,
    & > label > input:disabled::before,
    & > label > input:disabled::after {
      border-color: GrayText;
    }
  }
`;

/** Props of {@link Switch}, besides those of a native `input`. */
export interface SwitchProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size'>,
    Omit<FieldLabelProps, 'hideLabel'> {}

/**
 * A native checkbox that is announced as on or off, with its label as click target. Form data and form libraries treat it
 * as a checkbox: `onChange` receives the event.
 *
 * When to use: a setting that takes effect at once. For consent or a choice that a form submits use `Checkbox`.
 *
 * Keyboard: Tab focuses it, Space switches it on and off.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(
  ({ label, hint, error, id, ...rest }, ref) => {
    const ownId = useId();
    const inputId = id ?? ownId;
    return (
      <Frame>
        <label>
          <input
            {...rest}
            {...messageAria(inputId, { ...rest, hint, error })}
            ref={ref}
            id={inputId}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the state of a native checkbox is enough
            role="switch"
          />
          <span>
            {label}
            {rest.required && <RequiredMark />}
          </span>
        </label>
        <FieldMessages id={inputId} hint={hint} error={error} />
      </Frame>
    );
  },
);
