import {
  maskitoInitialCalibrationPlugin,
  type MaskitoOptions,
  type MaskitoPreprocessor,
} from '@maskito/core';
import { isWholeNumber, phoneDigits } from './phone-digits.js';

type Typed = Parameters<MaskitoPreprocessor>[0];

/** What stands before a number's own digits. */
const PREFIX = '+998 ';
/** Somebody writes the country code by hand: `+`, `+9`, `+99`, `+998`. */
const HALF_PREFIX = /^\+(?:9(?:98?)?)?$/;
/** The mask's own form, perhaps with a gap where something was deleted. */
const MASKED = /^\+998 [\d ]*$/;

const startingWith = (digits: string): Typed => ({
  elementState: { value: PREFIX, selection: [PREFIX.length, PREFIX.length] },
  data: digits,
});

/** A key was pressed, or something was pasted or dropped. */
function inserted({ elementState, data }: Typed): Typed {
  const { value, selection } = elementState;
  const [from, to] = selection;
  const isFresh = from === 0 && to === value.length;
  const atEnd = from === value.length;
  const digits = phoneDigits(data);

  if (isFresh && data === '+') return { elementState: { value: '', selection: [0, 0] }, data };
  if (!isFresh && atEnd && HALF_PREFIX.test(value) && data.length === 1)
    return { elementState, data: digits };
  if (isFresh || HALF_PREFIX.test(value) || isWholeNumber(digits)) return startingWith(digits);
  // The tenth digit of a number that began with a country code without its plus: 998901234|5.
  const before = phoneDigits(value);
  if (atEnd && isWholeNumber(before) && digits.length === 1) {
    const whole = phoneDigits(before + digits);
    if (!before.startsWith(whole)) return startingWith(whole);
  }
  return { elementState, data: digits };
}

/** The browser filled the field in, or a keyboard that tells nothing of its keys did. */
function filled({ elementState }: Typed): Typed {
  const { value } = elementState;
  if (HALF_PREFIX.test(value) || MASKED.test(value)) return { elementState, data: '' };
  const digits = phoneDigits(value);
  const masked = digits && PREFIX + digits;
  return { elementState: { value: masked, selection: [masked.length, masked.length] }, data: '' };
}

/** `+998 99 999 99 99`: a phone number of Uzbekistan, written, pasted or filled in whichever way. */
export const phoneMask: MaskitoOptions = {
  mask: [...Array.from(PREFIX), /\d/, /\d/, ' ', /\d/, /\d/, /\d/, ' ', /\d/, /\d/, ' ', /\d/, /\d/],
  preprocessors: [
    (typed, action) => {
      if (action === 'insert') return inserted(typed);
      return action === 'validation' ? filled(typed) : typed;
    },
  ],
  plugins: [maskitoInitialCalibrationPlugin()],
};
