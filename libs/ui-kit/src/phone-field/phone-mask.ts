import {
  maskitoInitialCalibrationPlugin,
  maskitoTransform,
  type MaskitoOptions,
  type MaskitoPreprocessor,
} from '@maskito/core';
import { phoneDigits } from './phone-digits.js';
import { phoneLength, type PhoneFormat } from './phone-format.js';

type Typed = Parameters<MaskitoPreprocessor>[0];

/** `+998 99 999 99 99`: a number of this country, written, pasted or filled in whichever way. */
export function phoneMask(format: PhoneFormat): MaskitoOptions {
  /** What stands before a number's own digits. */
  const prefix = `+${format.country} `;
  const length = phoneLength(format);
  /** Somebody writes the country's code by hand: `+`, `+9`, `+99`, `+998`. */
  const isHalfPrefix = (value: string) => value !== '' && prefix.trimEnd().startsWith(value);
  /** The mask's own form, perhaps with a gap where something was deleted. */
  const isMasked = (value: string) => value.startsWith(prefix) && /^[\d ]*$/.test(value.slice(prefix.length));

  const startingWith = (digits: string): Typed => ({
    elementState: { value: prefix, selection: [prefix.length, prefix.length] },
    data: digits,
  });

  /** A key was pressed, or something was pasted or dropped. */
  const inserted = ({ elementState, data }: Typed): Typed => {
    const { value, selection } = elementState;
    const [from, to] = selection;
    const isFresh = from === 0 && to === value.length;
    const atEnd = from === value.length;
    const digits = phoneDigits(data, format);

    if (isFresh && data === '+') return { elementState: { value: '', selection: [0, 0] }, data };
    if (!isFresh && atEnd && isHalfPrefix(value) && data.length === 1) return { elementState, data: digits };
    if (isFresh || isHalfPrefix(value) || digits.length === length) return startingWith(digits);
    // The digit after a whole number that began with a country's code without its plus: 998901234|5.
    const before = phoneDigits(value, format);
    if (atEnd && before.length === length && digits.length === 1) {
      const whole = phoneDigits(before + digits, format);
      if (!before.startsWith(whole)) return startingWith(whole);
    }
    return { elementState, data: digits };
  };

  /** The browser filled the field in, or a keyboard that tells nothing of its keys did. */
  const filled = ({ elementState }: Typed): Typed => {
    const { value } = elementState;
    if (isHalfPrefix(value) || isMasked(value)) return { elementState, data: '' };
    const digits = phoneDigits(value, format);
    const masked = digits && prefix + digits;
    return { elementState: { value: masked, selection: [masked.length, masked.length] }, data: '' };
  };

  return {
    mask: [
      ...Array.from(prefix),
      ...format.groups.flatMap((size, index) => [
        ...(index > 0 ? [' '] : []),
        ...Array.from({ length: size }, () => /\d/),
      ]),
    ],
    preprocessors: [
      (typed, action) => {
        if (action === 'insert') return inserted(typed);
        return action === 'validation' ? filled(typed) : typed;
      },
    ],
    plugins: [maskitoInitialCalibrationPlugin()],
  };
}

/** A number as the field shows it, for a value that is put there by a program: `901234567` is `+998 90 123 45 67`. */
export const maskPhone = (text: string, format: PhoneFormat): string =>
  maskitoTransform(text, phoneMask(format));
