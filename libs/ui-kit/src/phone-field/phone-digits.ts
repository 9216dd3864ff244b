/** How the phone numbers of a country are written. */
export interface PhoneFormat {
  /** The country code, digits only: `998`. */
  country: string;
  /** Digits per group after the country code: `[2, 3, 2, 2]` is 90 123 45 67. */
  groups: readonly number[];
  /** The prefix of calls inside the country: `8`. */
  trunk?: string | undefined;
}

/** Number of digits after the country code. */
export const phoneLength = ({ groups }: PhoneFormat): number => groups.reduce((sum, size) => sum + size, 0);

/** Separators of two numbers that do not occur inside a number. */
const NUMBER_SEPARATORS = /[^\d\s().+-]+|(?=\+)/;

/** All digits of a text without the country code and the trunk prefix. */
function digitsWithoutPrefix(text: string, format: PhoneFormat): string {
  const { country, trunk = '' } = format;
  const length = phoneLength(format);
  const [, international] = /(?:\+|^\s*00)(.*)/s.exec(text) ?? [];
  let digits = (international ?? text).replace(/\D/g, '');
  if (international !== undefined) {
    if (!digits.startsWith(country.slice(0, digits.length))) return '';
    digits = digits.slice(country.length);
  }
  while (digits.length > length && digits.startsWith(country)) digits = digits.slice(country.length);
  const hasTrunk = digits.length === trunk.length + length && digits.startsWith(trunk);
  return hasTrunk ? digits.slice(trunk.length) : digits;
}

/**
 * The digits of a phone number after the country code, from typed, pasted or autofilled text: `+998901234567`, `998 90…`,
 * `(90) 123-45-67`, `tel: 8 90…`.
 * @returns fewer digits while a number is incomplete; the first complete number of several; an empty string for a number of
 * another country or with too many digits, since a truncated number would belong to another person
 */
export function phoneDigits(text: string, format: PhoneFormat): string {
  const length = phoneLength(format);
  const digits = digitsWithoutPrefix(text, format);
  if (digits.length <= length) return digits;
  const numbers = text.split(NUMBER_SEPARATORS).map((part) => digitsWithoutPrefix(part, format));
  return numbers.find((number) => number.length === length) ?? '';
}

/**
 * A complete number in international format, `+998901234567`.
 * @returns undefined for an incomplete number and for a number of another country
 */
export function fullPhone(text: string, format: PhoneFormat): string | undefined {
  const digits = phoneDigits(text, format);
  return digits.length === phoneLength(format) ? `+${format.country}${digits}` : undefined;
}
