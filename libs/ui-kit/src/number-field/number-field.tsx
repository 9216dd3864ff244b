'use client';
import { forwardRef, type ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldLabelProps } from '../field/field-frame.js';
import { NumberRow } from './number-row.js';
import { StepButton } from './step-button.js';
import { useNumberInput, type NativeInputProps, type NumberValueProps } from './use-number-input.js';

/** Accessible names of the buttons of a {@link NumberField}. */
export interface NumberFieldLabels {
  /** The minus button. */
  decrease: string;
  /** The plus button. */
  increase: string;
}

/** Props of {@link NumberField}, besides those of a native `input`. */
export interface NumberFieldProps
  extends NativeInputProps, Pick<ComponentPropsWithRef<'input'>, 'ref'>, NumberValueProps, FieldLabelProps {
  /** Accessible names of the minus and plus buttons. Default: the texts of the `MessagesProvider`. */
  buttonLabels?: NumberFieldLabels | undefined;
}

/**
 * A text field for a number, with minus and plus buttons. Form data contains the number with a decimal point.
 *
 * When to use: an exact quantity, such as a mass. For a quantity whose effect matters more than its number use `Slider`. For
 * codes and phone numbers use `TextField` or `PhoneField`: they are no quantities. In a row with other
 * values use `NumberInput`.
 *
 * The keyboard of iPhones for `inputMode="decimal"` has no minus: where negative numbers are typed, set `inputMode="text"`.
 *
 * Keyboard:
 * - ↑ and ↓ increase and decrease the value by `step`.
 * - Page Up and Page Down increase and decrease it by `largeStep`.
 * - Home and End set `min` and `max`, where they are given.
 * - Enter applies `min` and `max` before the form is submitted.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(
  ({ buttonLabels, name, ...props }, ref) => {
    const { current, isFixed, stepBy, native, input } = useNumberInput(props, ref);
    const { min, max, step = 1, unit } = props;
    return (
      <FieldFrame field={native}>
        {(control) => (
          <NumberRow
            data-disabled={native.disabled || undefined}
            data-invalid={control['aria-invalid'] || undefined}
          >
            <StepButton
              direction="decrease"
              label={buttonLabels?.decrease}
              aria-controls={control.id}
              disabled={isFixed || (current !== null && min !== undefined && current <= min)}
              onClick={(event) => stepBy(-step, event, 'button')}
            />
            <input inputMode="decimal" autoComplete="off" {...control} {...input} />
            {unit && (
              <span aria-hidden="true" data-unit="">
                {unit}
              </span>
            )}
            <StepButton
              direction="increase"
              label={buttonLabels?.increase}
              aria-controls={control.id}
              disabled={isFixed || (current !== null && max !== undefined && current >= max)}
              onClick={(event) => stepBy(step, event, 'button')}
            />
            {name !== undefined && (
              <input
                type="hidden"
                name={name}
                value={current ?? ''}
                form={native.form}
                disabled={native.disabled}
              />
            )}
          </NumberRow>
        )}
      </FieldFrame>
    );
  },
);
