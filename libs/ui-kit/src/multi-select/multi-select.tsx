'use client';
import { Combobox as Base } from '@base-ui/react/combobox';
import { forwardRef, useImperativeHandle, useRef, useState, type RefAttributes } from 'react';
import type { ComboboxLabels, OptionListProps } from '../combobox/combobox-option.js';
import { OptionField, type OptionInputProps } from '../combobox/option-field.js';
import { useFormReset } from '../field/use-form-reset.js';
import { Icon } from '../icon/icon.js';
import { cross } from '../icons/cross.js';
import { useMessages, withValue } from '../messages/messages.js';
import { ChipRow, OptionChip } from './chip-row.js';

/** Texts of a {@link MultiSelect}, each by default that of the `MessagesProvider`. */
export interface MultiSelectLabels extends ComboboxLabels {
  /** Accessible name of the row of selected options. */
  selectedOptions: string;
  /** Accessible name of the button that removes the option with this label. */
  removeOption: (label: string) => string;
}

/** Details of a change of a {@link MultiSelect}. */
export interface MultiSelectChangeDetails {
  /** The native event. */
  event: Event;
  /** An option of the list, a removed chip, or the button that empties the field. */
  reason: 'option' | 'remove' | 'clear';
}

const reasons: Readonly<Record<string, MultiSelectChangeDetails['reason']>> = {
  'item-press': 'option',
  'clear-press': 'clear',
};

/** Props of {@link MultiSelect}, besides those of a native `input`. */
export interface MultiSelectProps extends OptionInputProps, OptionListProps, RefAttributes<HTMLInputElement> {
  /** Controlled values of the selected options. Leave it out for an uncontrolled field. */
  value?: readonly string[] | undefined;
  /** Initial values of an uncontrolled field. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of the selected options, in the order of selection. */
  onValueChange?: ((values: string[], details: MultiSelectChangeDetails) => void) | undefined;
  /** Texts of the buttons and the list. Default: those of the `MessagesProvider`. */
  labels?: Partial<MultiSelectLabels> | undefined;
}

const nothing: readonly string[] = [];

/**
 * A text field that searches a list of options; several can be selected. Form data contains one entry for each. The selected
 * options are chips inside the field. The list shows at most 100 options and the number of further ones.
 *
 * When to use: several of many options, such as topics or schools. For up to seven options use a group of `Checkbox`, for one
 * value `Combobox`.
 *
 * Keyboard:
 * - Typing opens the list with the matching options, and highlights the first.
 * - ↓ and ↑ open the list, and move the highlight.
 * - Enter selects the highlighted option, or removes it when it is selected. It does not submit the form while the list is
 *   open.
 * - Escape closes the list; the selected options stay.
 * - Backspace in an empty text removes the last chip.
 * - ← at the start of the text moves to the chips, ← and → move between them, Backspace and Delete remove the focused chip.
 * - Tab closes the list, and continues after the field.
 */
export const MultiSelect = forwardRef<HTMLInputElement, MultiSelectProps>(
  (
    {
      value,
      defaultValue = nothing,
      onValueChange,
      labels = {},
      options,
      searchKey,
      onInputValueChange,
      loading,
      placeholder,
      ...field
    },
    ref,
  ) => {
    const messages = useMessages({
      selectedOptions: labels.selectedOptions,
      removeOption: labels.removeOption,
    });
    const input = useRef<HTMLInputElement>(null);
    useImperativeHandle(ref, () => input.current as HTMLInputElement);
    const [uncontrolled, setUncontrolled] = useState(defaultValue);
    useFormReset(input, () => setUncontrolled(defaultValue));
    const selected = value ?? uncontrolled;
    const hasChips = selected.length > 0;
    const labelOf = (each: string) => options.find((option) => option.value === each)?.label ?? each;
    return (
      <OptionField<true>
        {...{ labels, input, options, searchKey, onInputValueChange, loading }}
        field={{ ...field, placeholder: hasChips ? undefined : placeholder }}
        selection={{
          multiple: true,
          value: selected,
          onValueChange: (next, { event, reason }) => {
            setUncontrolled(next);
            onValueChange?.(next, { event, reason: reasons[reason] ?? 'remove' });
          },
        }}
      >
        {(element) => (
          <ChipRow aria-label={hasChips ? messages.selectedOptions : undefined}>
            {selected.map((each) => (
              <OptionChip key={each}>
                <span>{labelOf(each)}</span>
                <Base.ChipRemove aria-label={withValue(messages.removeOption, labelOf(each))}>
                  <Icon path={cross} />
                </Base.ChipRemove>
              </OptionChip>
            ))}
            {element}
          </ChipRow>
        )}
      </OptionField>
    );
  },
);
