'use client';
import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { choiceCss } from '../field/choice-css.js';
import type { FieldWords } from '../field/field-frame.js';
import { FieldNotes, noteAria } from '../field/field-notes.js';
import { notesCss } from '../field/notes-css.js';
import { RequiredMark } from '../field/required-mark.js';
import { RadioRow, type RadioOption } from './radio-row.js';

const Group = styled.fieldset`
  display: grid;
  gap: var(--ui-space-1);

  & > legend {
    margin-bottom: var(--ui-space-1);
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    line-height: 1.4;
  }
  ${notesCss}
`;

// The whole row shows the focus, where the browser can tell; elsewhere the circle does.
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

/** Props of {@link RadioGroup}, besides those of a native `fieldset`. */
export interface RadioGroupProps
  extends
    Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'>,
    Omit<FieldWords, 'hideLabel'> {
  /** The choices, in order. With an `id`, their own ids are `<id>-1`, `<id>-2`, … */
  options: readonly RadioOption[];
  /** The value chosen, held by the caller; `null` while nothing is. Leave it out to let the browser hold it. */
  value?: string | null | undefined;
  /** The value chosen at first, where the browser holds it. */
  defaultValue?: string | undefined;
  /** Called with the value of the choice. */
  onChange?: ((value: string) => void) | undefined;
  /** A form that is sent needs a choice. */
  required?: boolean | undefined;
  /** One under the other, or side by side while there is room. Default `vertical`. */
  direction?: 'vertical' | 'horizontal' | undefined;
}

/**
 * One choice of a few that are all seen at once: the browser's own radios in a `fieldset` with a legend.
 *
 * When to use: two to six choices, or a question with its answers. More choices: `Select`. Yes or no: `Checkbox`.
 *
 * Keyboard: Tab reaches the choice that is made, or the first; arrows choose the next or the one before; Space chooses
 * where nothing is chosen yet.
 */
export const RadioGroup = ({
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
}: RadioGroupProps) => {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <Group
      {...rest}
      {...noteAria(groupId, { ...rest, hint, error })}
      id={groupId}
      role="radiogroup"
      aria-required={required}
    >
      <legend>
        {label}
        {required && <RequiredMark />}
      </legend>
      <Options data-direction={direction}>
        {options.map((option, index) => (
          <RadioRow
            key={option.value}
            option={option}
            id={`${groupId}-${index + 1}`}
            name={name ?? groupId}
            required={required}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
        ))}
      </Options>
      <FieldNotes id={groupId} hint={hint} error={error} />
    </Group>
  );
};
