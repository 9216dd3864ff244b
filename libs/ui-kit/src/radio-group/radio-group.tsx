'use client';
import {
  forwardRef,
  useId,
  type ChangeEventHandler,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { choiceCss } from '../field/choice-css.js';
import type { FieldLabelProps } from '../field/field-frame.js';
import { FieldMessages, messageAria, messagesCss, RequiredMark } from '../field/field-messages.js';

const Group = styled.fieldset`
  display: grid;
  gap: var(--ui-space-1);

  & > legend {
    margin-bottom: var(--ui-space-1);
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    line-height: 1.4;
  }
  ${messagesCss}
`;

// The focus outline is around the row in browsers with `:has`, around the radio in others.
const Options = styled.div`
  display: grid;
  gap: var(--ui-space-1);
  ${choiceCss}

  &[data-direction='horizontal'] {
    display: flex;
    flex-wrap: wrap;
  }
  & > label {
    padding-inline: var(--ui-space-3);
    border: 1px solid transparent;
    border-radius: var(--ui-radius);
  }
  & > label:has(:checked) {
    border-color: var(--ui-color-accent);
    background: var(--ui-color-accent-soft);
  }
  & > label:has(:checked:disabled) {
    border-color: var(--ui-color-line);
    background: var(--ui-color-sunken);
  }
  & > label > input {
    border-radius: var(--ui-radius-round);
  }
  & > label > input:checked {
    border-width: 0.375rem;
  }
  & > label small {
    display: block;
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
  }
  @media (hover: hover) {
    & > label:hover:not(:has(:checked, :disabled)) {
      background: var(--ui-color-sunken);
    }
  }
  @supports selector(:has(*)) {
    & > label:has(:focus-visible) {
      outline: var(--ui-focus);
      outline-offset: -1px;
    }
    & > label > input {
      outline: none;
    }
  }
`;

/** One option of a {@link RadioGroup}. */
export interface RadioOption {
  /** Value in the form data. */
  value: string;
  /** Visible label. */
  label: ReactNode;
  /** A line of explanation under the label. */
  hint?: ReactNode;
  /** Visible, but not selectable. */
  disabled?: boolean | undefined;
}

/** Props of {@link RadioGroup}, besides those of a native `fieldset`; `onChange` and `ref` are those of its inputs. */
export interface RadioGroupProps
  extends
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'>,
    Omit<FieldLabelProps, 'hideLabel'> {
  /** The options in order. With an `id`, their ids are `<id>-1`, `<id>-2`, … */
  options: readonly RadioOption[];
  /** Controlled value; `null` for no selection. Leave it out for an uncontrolled group. */
  value?: string | null | undefined;
  /** Initial value of an uncontrolled group. */
  defaultValue?: string | undefined;
  /** Called when the user selects an option; its value is `event.currentTarget.value`. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called with every radio, as form libraries need it. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Whether the form requires a selection. */
  required?: boolean | undefined;
  /** Stacked, or in a row that wraps. Default `vertical`. */
  direction?: 'vertical' | 'horizontal' | undefined;
}

/**
 * Native radios in a `fieldset` with a legend.
 *
 * When to use: two to six options, or a question with its answers. For more options use `Select`, for yes or no `Checkbox`.
 *
 * Keyboard: Tab focuses the selected or the first option; the arrow keys select the next or the previous option; Space
 * selects the focused option.
 */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(
  (
    {
      label,
      hint,
      error,
      id,
      name,
      options,
      value,
      defaultValue,
      onChange,
      required,
      direction = 'vertical',
      ...rest
    },
    ref,
  ) => {
    const ownId = useId();
    const groupId = id ?? ownId;
    return (
      <Group
        {...rest}
        {...messageAria(groupId, { ...rest, hint, error })}
        id={groupId}
        role="radiogroup"
        aria-required={required}
      >
        <legend>
          {label}
          {required && <RequiredMark />}
        </legend>
        <Options data-direction={direction}>
          {options.map((option, index) => {
            const radioId = `${groupId}-${index + 1}`;
            // The accessible name is the label alone; the hint is the description.
            const aria = { 'aria-labelledby': `${radioId}-label`, 'aria-describedby': `${radioId}-hint` };
            return (
              <label key={option.value}>
                <input
                  {...(option.hint && aria)}
                  {...(value === undefined
                    ? { defaultChecked: option.value === defaultValue }
                    : { checked: option.value === value })}
                  type="radio"
                  id={radioId}
                  name={name ?? groupId}
                  value={option.value}
                  required={required}
                  disabled={option.disabled}
                  onChange={onChange}
                  ref={ref}
                />
                <span>
                  <span id={option.hint ? `${radioId}-label` : undefined}>{option.label}</span>
                  {option.hint && <small id={`${radioId}-hint`}>{option.hint}</small>}
                </span>
              </label>
            );
          })}
        </Options>
        <FieldMessages id={groupId} hint={hint} error={error} />
      </Group>
    );
  },
);
