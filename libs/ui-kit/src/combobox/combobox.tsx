'use client';
import { forwardRef, useImperativeHandle, useRef, useState, type RefAttributes } from 'react';
import { useFormReset } from '../field/use-form-reset.js';
import type { ComboboxLabels, OptionListProps } from './combobox-option.js';
import { OptionField, type OptionInputProps } from './option-field.js';

/** Details of a change of a {@link Combobox}. */
export interface ComboboxChangeDetails {
  /** The native event. */
  event: Event;
  /** A chosen option, the button that empties the field, or the text, which the user has emptied. */
  reason: 'option' | 'clear' | 'input';
}

const reasons: Readonly<Record<string, ComboboxChangeDetails['reason']>> = {
  'item-press': 'option',
  'clear-press': 'clear',
};

/** Props of {@link Combobox}, besides those of a native `input`. */
export interface ComboboxProps extends OptionInputProps, OptionListProps, RefAttributes<HTMLInputElement> {
  /** Controlled value of the chosen option; `null` for none. Leave it out for an uncontrolled field. */
  value?: string | null | undefined;
  /** Initial value of an uncontrolled field. */
  defaultValue?: string | null | undefined;
  /** Called with the value of the chosen option, and with `null` when the field is emptied. */
  onValueChange?: ((value: string | null, details: ComboboxChangeDetails) => void) | undefined;
  /** Texts of the buttons and the list. Default: those of the `MessagesProvider`. */
  labels?: Partial<ComboboxLabels> | undefined;
}

/**
 * A text field that searches a list of options; one can be chosen. Form data contains the value of the chosen option. A text
 * without a choice is replaced when the focus leaves the field. The list shows at most 100 options, the chosen one
 * among them, and the number of further ones. A value without an option is shown as it is.
 *
 * When to use: more options than fit on a phone, such as cities or schools. For fewer use `Select`, for several values
 * `MultiSelect`, for a free text `TextField`, to filter a visible list `SearchField`.
 *
 * Keyboard:
 * - Typing opens the list with the matching options, and highlights the first.
 * - ↓ and ↑ open the list, and move the highlight.
 * - Enter chooses the highlighted option. It does not submit the form while the list is open.
 * - Escape closes the list; the chosen option stays.
 * - Tab closes the list without a choice, and continues after the field.
 * - Home and End move the caret in the text. Emptying the text removes the choice.
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(
  (
    {
      value,
      defaultValue = null,
      onValueChange,
      labels = {},
      options,
      searchKey,
      onInputValueChange,
      loading,
      ...field
    },
    ref,
  ) => {
    const input = useRef<HTMLInputElement>(null);
    useImperativeHandle(ref, () => input.current as HTMLInputElement);
    const [uncontrolled, setUncontrolled] = useState(defaultValue);
    useFormReset(input, () => setUncontrolled(defaultValue));
    return (
      <OptionField<false>
        {...{ field, labels, input, options, searchKey, onInputValueChange, loading }}
        selection={{
          value: value === undefined ? uncontrolled : value,
          onValueChange: (next, { event, reason }) => {
            setUncontrolled(next);
            onValueChange?.(next, { event, reason: reasons[reason] ?? 'input' });
          },
        }}
      >
        {(element) => element}
      </OptionField>
    );
  },
);
