'use client';
import { useMaskito } from '@maskito/react';
import { forwardRef, useCallback, useImperativeHandle, useMemo, useRef } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.js';
import type { PhoneFormat } from './phone-digits.js';
import { phoneMask } from './phone-mask.js';

/** Props of {@link PhoneField}, besides those of `TextField`. */
export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** Format of the country's numbers. Define it outside the component: a new object rebuilds the mask. */
  format: PhoneFormat;
}

/**
 * A field for a phone number of one country, formatted during input. It accepts typed, pasted and autofilled numbers with or
 * without country code, brackets, dashes and trunk prefix, and rejects numbers of other countries.
 *
 * Its value is the text that it shows, `+998 90 123 45 67`, in events, form data and form libraries: native inputs have one value.
 *
 * When to use: for numbers of one country. `fullPhone` converts the text to the international format, `maskPhone` a stored
 * number to `value` or `defaultValue`. For numbers of any country use a `TextField` with `type="tel"`.
 *
 * Keyboard: like a text field; spaces and the country code are inserted automatically, Backspace skips them.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(({ format, ...rest }, ref) => {
  const input = useRef<HTMLInputElement>(null);
  const masked = useMaskito({ options: useMemo(() => phoneMask(format), [format]) });
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      masked(element);
    },
    [masked],
  );
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  return <TextField autoComplete="tel" {...rest} ref={attach} type="tel" inputMode="tel" />;
});
