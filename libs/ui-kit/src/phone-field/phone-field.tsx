'use client';
import { useMaskito } from '@maskito/react';
import { forwardRef, useCallback, useImperativeHandle, useMemo, useRef } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.js';
import type { PhoneFormat } from './phone-format.js';
import { phoneMask } from './phone-mask.js';

/** Props of {@link PhoneField}, besides those of `TextField`. */
export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** How the country's numbers are written; `uzbekPhone` is ready. Keep it outside the component. */
  format: PhoneFormat;
}

/**
 * A phone number of one country, grouped while it is written. Whatever form it is pasted, filled in or typed in (with
 * the country's code or without, with brackets, dashes, the old 8), it becomes the same number; what is no number of
 * this country is not taken.
 *
 * When to use: where a number of one country is asked for. `fullPhone` makes of the text what a server wants, and
 * `maskPhone` makes of a stored number what to give as `value` or `defaultValue`. Numbers of any country: a plain
 * `TextField` of `type="tel"`.
 *
 * Keyboard: as any text field; spaces and the code come by themselves, and Backspace passes over them.
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
