import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { partLength, readDate, type DateFormat } from './date-format.js';

/** Number of digits of a complete date. */
const DIGITS = 8;

type Input = Parameters<MaskitoPreprocessor>[0];

const withCaretAtEnd = (value: string): Input['elementState'] => ({
  value,
  selection: [value.length, value.length],
});

/** The input mask of dates: it inserts the separators. */
export function dateMask(format: DateFormat): MaskitoOptions {
  const { order, separator } = format;
  const mask = order.flatMap((part, index) => [
    ...(index > 0 ? [separator] : []),
    ...Array.from({ length: partLength(part) }, () => /\d/),
  ]);

  /** A separator after one digit of the day or the month inserts a zero before it: `1.` becomes `01.`. */
  const handleSeparator = ({ elementState }: Input): Input => {
    const { value, selection } = elementState;
    const parts = value.split(separator);
    const part = order[parts.length - 1];
    const last = parts.at(-1) ?? '';
    const isAtEnd = selection[0] === value.length;
    if (!isAtEnd || !part || part === 'year' || last.length !== 1) return { elementState, data: separator };
    return { elementState: withCaretAtEnd(`${value.slice(0, -1)}0${last}`), data: separator };
  };

  const handleInsert = (input: Input): Input => {
    const date = readDate(input.data, format);
    if (date) return { elementState: withCaretAtEnd(''), data: date };
    return /^[./,\-\s]$/.test(input.data) ? handleSeparator(input) : input;
  };

  /** Handles autofill, and virtual keyboards without key events. */
  const handleFill = (input: Input): Input => {
    const date = readDate(input.elementState.value, format);
    return date && date !== input.elementState.value
      ? { elementState: withCaretAtEnd(date), data: '' }
      : input;
  };

  return {
    mask,
    // A digit typed into a complete date replaces the next one: shifted digits would change the other parts.
    overwriteMode: ({ value }) => (value.replace(/\D/g, '').length === DIGITS ? 'replace' : 'shift'),
    preprocessors: [
      (input, action) => {
        if (action === 'insert') return handleInsert(input);
        return action === 'validation' ? handleFill(input) : input;
      },
    ],
  };
}
