import {
  maskitoInitialCalibrationPlugin,
  maskitoTransform,
  maskitoUpdateElement,
  type MaskitoOptions,
  type MaskitoPlugin,
  type MaskitoPreprocessor,
} from '@maskito/core';
import { phoneDigits, phoneLength, type PhoneFormat } from './phone-digits.js';

type Input = Parameters<MaskitoPreprocessor>[0];

/** Formats a text that code has set, such as what was written before hydration: it fires `change` without a key. */
const formatOnChange: MaskitoPlugin = (element, options) => {
  const format = (): void => {
    const masked = maskitoTransform(element.value, options);
    if (masked !== element.value) maskitoUpdateElement(element, masked);
  };
  element.addEventListener('change', format);
  return () => element.removeEventListener('change', format);
};

/** The input mask of a country: `+998 99 999 99 99`. */
export function phoneMask(format: PhoneFormat): MaskitoOptions {
  const prefix = `+${format.country} `;
  const length = phoneLength(format);
  /** The country code is being typed: `+`, `+9`, `+99`, `+998`. */
  const isPartialPrefix = (value: string) => value !== '' && prefix.trimEnd().startsWith(value);
  /** Formatted by the mask; a deletion may have left a gap. */
  const isMasked = (value: string) => value.startsWith(prefix) && /^[\d ]*$/.test(value.slice(prefix.length));

  const replaceWith = (digits: string): Input => ({
    elementState: { value: prefix, selection: [prefix.length, prefix.length] },
    data: digits,
  });

  /** Handles a typed character, and pasted or dropped text. */
  const handleInsert = ({ elementState, data }: Input): Input => {
    const { value, selection } = elementState;
    const [from, to] = selection;
    const replacesAll = from === 0 && to === value.length;
    const isAtEnd = from === value.length;
    const digits = phoneDigits(data, format);

    if (replacesAll && data === '+') return { elementState: { value: '', selection: [0, 0] }, data };
    if (!replacesAll && isAtEnd && isPartialPrefix(value) && data.length === 1)
      return { elementState, data: digits };
    if (replacesAll || isPartialPrefix(value) || digits.length === length) return replaceWith(digits);
    // A digit after a complete number that starts with the country code without plus: 998901234|5.
    const before = phoneDigits(value, format);
    if (isAtEnd && before.length === length && digits.length === 1) {
      const complete = phoneDigits(before + digits, format);
      if (!before.startsWith(complete)) return replaceWith(complete);
    }
    return { elementState, data: digits };
  };

  /** Handles autofill, and virtual keyboards without key events. */
  const handleFill = ({ elementState }: Input): Input => {
    const { value } = elementState;
    if (isPartialPrefix(value) || isMasked(value)) return { elementState, data: '' };
    const digits = phoneDigits(value, format);
    const masked = digits && prefix + digits;
    return { elementState: { value: masked, selection: [masked.length, masked.length] }, data: '' };
  };

  return {
    mask: [
      ...`+${format.country}`,
      ...format.groups.flatMap((size) => [' ', ...Array.from({ length: size }, () => /\d/)]),
    ],
    preprocessors: [
      (input, action) => {
        if (action === 'insert') return handleInsert(input);
        return action === 'validation' ? handleFill(input) : input;
      },
    ],
    plugins: [maskitoInitialCalibrationPlugin(), formatOnChange],
  };
}

/** Formats a number like the field: `901234567` becomes `+998 90 123 45 67`. For values set by code. */
export const maskPhone = (text: string, format: PhoneFormat): string =>
  maskitoTransform(text, phoneMask(format));
