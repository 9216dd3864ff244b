'use client';
import {
  forwardRef,
  useId,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import type { FieldLabelProps } from '../field/field-frame.js';
import { hiddenCss } from '../visually-hidden/hidden-css.js';

const Group = styled.fieldset`
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--ui-space-1);

  & > legend {
    margin-bottom: var(--ui-space-1);
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    line-height: 1.4;
  }
  & > [data-hidden-label] {
    ${hiddenCss}
  }
`;

// The radio fills its segment and draws its state: the focus outline and screen readers that explore by touch use its box.
// The row has the height of a button: its border and padding take 2 px on each side.
const Segments = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 1px;
  max-width: 100%;
  padding: 1px;
  border: var(--ui-hairline-strong);
  border-radius: var(--ui-radius);
  background: var(--ui-color-surface);

  & > label {
    position: relative;
    display: grid;
    flex: 1 1 auto;
    place-items: center;
    min-height: calc(var(--ui-control) - 4px);
    padding: var(--ui-space-1) var(--ui-space-3);
    color: var(--ui-color-muted);
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    line-height: 1.25;
    text-align: center;
    cursor: pointer;
  }
  & > label > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border: 1px solid transparent;
    border-radius: calc(var(--ui-radius) - 2px);
    cursor: inherit;
    transition:
      background-color var(--ui-fast) var(--ui-ease),
      border-color var(--ui-fast) var(--ui-ease);
  }
  & > label > input:focus-visible {
    outline-offset: -3px;
  }
  & > label > input:checked {
    border-color: var(--ui-color-accent);
    background: var(--ui-color-accent-soft);
  }
  & > label > input:checked:disabled {
    border-color: var(--ui-color-line-strong);
    background: var(--ui-color-sunken);
  }
  & > label > input:disabled,
  & > label > input:disabled + span {
    cursor: not-allowed;
  }
  & > label > span {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: var(--ui-space-2);
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > label > input:checked:enabled + span {
    color: var(--ui-color-accent);
  }
  & > label > input:disabled:not(:checked) + span {
    color: var(--ui-color-line-strong);
  }
  & svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
  @media (hover: hover) {
    & > label:hover > input:enabled:not(:checked) {
      background: var(--ui-color-sunken);
    }
  }
  @media (pointer: coarse) {
    & > label {
      min-height: var(--ui-target);
      min-width: var(--ui-target);
    }
  }
  @media (forced-colors: active) {
    & > label > input {
      border: 0;
    }
    & > label > input:checked {
      background: Highlight;
      forced-color-adjust: none;
    }
    & > label > input:checked + span {
      color: HighlightText;
      forced-color-adjust: none;
    }
    & > label > input:disabled + span {
      color: GrayText;
    }
    & > label > input:checked:disabled {
      border: 1px solid GrayText;
      background: Canvas;
    }
  }
`;

/** One option of a {@link SegmentedControl}. */
export interface SegmentedOption<Value extends string = string> {
  /** Value in the form data. */
  value: Value;
  /** Visible label: one or two words, also with an `Icon` before them. */
  label: ReactNode;
  /** Visible, but not selectable. */
  disabled?: boolean | undefined;
}

/** Props of {@link SegmentedControl}, besides those of a native `fieldset`, which includes `disabled`. */
export interface SegmentedControlProps<Value extends string = string>
  extends
    Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'>,
    Pick<FieldLabelProps, 'label' | 'hideLabel'> {
  /** The options in order. With an `id`, their ids are `<id>-1`, `<id>-2`, … */
  options: readonly SegmentedOption<Value>[];
  /** Value of the selected option, controlled together with `onValueChange`. */
  value?: Value | undefined;
  /** Value of the initially selected option, uncontrolled. Default: no selection. */
  defaultValue?: Value | undefined;
  /** Called with the value of the option that the user selects. */
  onValueChange?: ((value: Value, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
}

/**
 * One choice of a few short options in a row: native radios in a `fieldset` with a legend. The row wraps on a narrow screen.
 *
 * When to use: two to five options of one or two words with an immediate effect: a unit, a view, a period. For long options
 * or a question of a form use `RadioGroup`, for panels of content `Tabs`, for on and off `Switch`.
 *
 * Keyboard:
 * - Tab focuses the selected or the first option.
 * - The arrow keys select the next or the previous option.
 * - Space selects the focused option.
 */
export const SegmentedControl = forwardRef<HTMLFieldSetElement, SegmentedControlProps>(
  ({ label, hideLabel, id, name, options, value, defaultValue, onValueChange, ...rest }, ref) => {
    const ownId = useId();
    const groupId = id ?? ownId;
    return (
      <Group {...rest} ref={ref} id={groupId} role="radiogroup">
        <legend data-hidden-label={hideLabel || undefined}>{label}</legend>
        <Segments>
          {options.map((option, index) => (
            <label key={option.value}>
              <input
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                type="radio"
                id={`${groupId}-${index + 1}`}
                name={name ?? groupId}
                value={option.value}
                disabled={option.disabled}
                onChange={(event) => onValueChange?.(option.value, { event })}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </Segments>
      </Group>
    );
  },
) as <Value extends string>(props: SegmentedControlProps<Value>) => ReactElement;
