'use client';
import { forwardRef, useEffect, useId, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { choiceCss } from '../field/choice-css.js';
import { FieldMessages, messageAria, messagesCss, RequiredMark } from '../field/field-messages.js';
import type { FieldLabelProps } from '../field/field-frame.js';

// A wide border fills the checked box; the check mark lies over it.
const Frame = styled.div`
  display: grid;
  min-width: 0;
  ${messagesCss}
  ${choiceCss}

  & > label > input {
    border-radius: calc(var(--ui-radius) / 2);
  }
  & > label > input:checked,
  & > label > input:indeterminate {
    border-width: 0.625rem;
  }
  & > label > input:indeterminate:enabled:not([aria-invalid]) {
    border-color: var(--ui-color-accent);
  }
  & > label > input:checked::before {
    width: 0.375rem;
    height: 0.75rem;
    border: solid var(--ui-color-on-accent);
    border-width: 0 2px 2px 0;
    translate: 0 -1px;
    rotate: 45deg;
    content: '';
  }
  & > label > input:indeterminate::before {
    width: 0.625rem;
    height: 0;
    border: solid var(--ui-color-on-accent);
    border-width: 2px 0 0;
    translate: none;
    rotate: none;
    content: '';
  }
  & > p {
    margin-inline-start: calc(1.25rem + var(--ui-space-2));
  }
`;

/** Props of {@link Checkbox}, besides those of a native `input`. */
export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'>, Omit<FieldLabelProps, 'hideLabel'> {
  /**
   * Some of the items it represents are checked. Shown instead of `checked` and announced as "mixed" while true; set it to
   * false after a click.
   */
  indeterminate?: boolean | undefined;
}

/**
 * A native checkbox with its label as click target.
 *
 * When to use: yes or no in a form, or multiple choices of a list. For one of a few choices use `RadioGroup`, for one of
 * many `Select`.
 *
 * Keyboard: Tab focuses it, Space checks and unchecks.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(
  ({ label, hint, error, id, indeterminate = false, ...rest }, ref) => {
    const ownId = useId();
    const inputId = id ?? ownId;
    const input = useRef<HTMLInputElement>(null);
    useImperativeHandle(ref, () => input.current as HTMLInputElement);

    // After every render: browsers reset it at each click.
    useEffect(() => {
      if (input.current) input.current.indeterminate = indeterminate;
    });

    return (
      <Frame>
        <label>
          <input
            {...rest}
            {...messageAria(inputId, { ...rest, hint, error })}
            ref={input}
            id={inputId}
            type="checkbox"
            onChange={(event) => {
              event.currentTarget.indeterminate = indeterminate;
              rest.onChange?.(event);
            }}
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
