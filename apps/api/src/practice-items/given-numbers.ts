import type { Calculate } from './expressions.js';
import { roundShown } from './shown-number.js';
import type { Template } from './template.js';

/** A number in a text: digits with groups and a decimal comma, not inside a word such as H2. */
const NUMBER = /(?<![\p{L}\d.,])\d+(?:[ \u00A0\u202F]\d{3})*(?:,\d+)?/gu;

/** The numbers of a text outside its placeholders. */
function writtenNumbers({ skeleton }: Template): number[] {
  const plain = skeleton.replaceAll('{,}', ',').replaceAll('\\,', '\u202F');
  return [...plain.matchAll(NUMBER)].map(([digits]) =>
    Number(digits.replace(/[^\d,]/g, '').replace(',', '.')),
  );
}

/** Tells whether a number, as it is displayed, stands in a text or is one of the values. */
export function givenNumbers(text: Template): (shown: number, values: readonly number[]) => boolean {
  const written = new Set(writtenNumbers(text).map(roundShown));
  const calculated: readonly Calculate[] = text.numbers;
  return (shown, values) =>
    written.has(shown) ||
    values.some((value) => roundShown(value) === shown) ||
    calculated.some((calculate) => roundShown(calculate(values)) === shown);
}
