import { phoneLength, type PhoneFormat } from './phone-format.js';

/** What stands between two numbers, and not inside of one. */
const BETWEEN_NUMBERS = /[^\d\s().+-]+|(?=\+)/;

/** All digits of a text without what may stand before a number's own: the country's code, the trunk digit. */
function ownDigits(text: string, format: PhoneFormat): string {
  const { country, trunk = '' } = format;
  const length = phoneLength(format);
  const [, abroad] = /(?:\+|^\s*00)(.*)/s.exec(text) ?? [];
  let digits = (abroad ?? text).replace(/\D/g, '');
  if (abroad !== undefined) {
    if (!digits.startsWith(country.slice(0, digits.length))) return '';
    digits = digits.slice(country.length);
  }
  while (digits.length > length && digits.startsWith(country)) digits = digits.slice(country.length);
  const hasTrunk = digits.length === trunk.length + length && digits.startsWith(trunk);
  return hasTrunk ? digits.slice(trunk.length) : digits;
}

/**
 * The digits after the country's code of whatever was pasted, filled in or typed: `+998901234567`, `998 90…`,
 * `(90) 123-45-67`, `tel: 8 90…`.
 * @returns fewer than a number has while one is being typed; the first whole one of several; none of a number of
 * another country, or of one with too many digits: cut off, it would be somebody else's
 */
export function phoneDigits(text: string, format: PhoneFormat): string {
  const length = phoneLength(format);
  const digits = ownDigits(text, format);
  if (digits.length <= length) return digits;
  const numbers = text.split(BETWEEN_NUMBERS).map((part) => ownDigits(part, format));
  return numbers.find((number) => number.length === length) ?? '';
}

/**
 * A whole number as servers want it, `+998901234567`.
 * @returns undefined while digits are missing, and of a number of another country
 */
export function fullPhone(text: string, format: PhoneFormat): string | undefined {
  const digits = phoneDigits(text, format);
  return digits.length === phoneLength(format) ? `+${format.country}${digits}` : undefined;
}
