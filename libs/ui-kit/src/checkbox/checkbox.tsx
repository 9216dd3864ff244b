'use client';
import { forwardRef, useEffect, useId, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { choiceCss } from '../field/choice-css.js';
import { FieldNotes, noteAria } from '../field/field-notes.js';
import type { FieldWords } from '../field/field-frame.js';
import { notesCss } from '../field/notes-css.js';
import { RequiredMark } from '../field/required-mark.js';

// The border alone fills the box; the sign lies over it.
const Frame = styled.div`
  display: grid;
  min-width: 0;
  ${notesCss}
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
    border-width: 2px 0 0;
    border-style: solid;
    border-color: var(--ui-color-on-accent);
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
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'>, Omit<FieldWords, 'hideLabel'> {
  /**
   * Some of what it stands for is chosen and some is not. It is drawn over `checked` and read out as "mixed" for as
   * long as it is given: take it away when the reader has pressed.
   */
  indeterminate?: boolean | undefined;
}

/**
 * A box to tick: the browser's own, with the whole label as its target.
 *
 * When to use: yes or no where nothing happens until the form is sent, or several choices of a list. One choice of a
 * few: `RadioGroup`. One of many: `Select`.
 *
 * Keyboard: Tab reaches it, Space ticks and unticks.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(
  ({ label, hint, error, id, indeterminate = false, ...rest }, ref) => {
    const ownId = useId();
    const inputId = id ?? ownId;
    const input = useRef<HTMLInputElement>(null);
    useImperativeHandle(ref, () => input.current as HTMLInputElement);

    // Every time: browsers take it back at each press.
    useEffect(() => {
      if (input.current) input.current.indeterminate = indeterminate;
    });

    return (
      <Frame>
        <label>
          <input
            {...rest}
            {...noteAria(inputId, { ...rest, hint, error })}
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
        <FieldNotes id={inputId} hint={hint} error={error} />
      </Frame>
    );
  },
);
