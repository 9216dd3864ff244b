const COUNTRY = '998';
/** Digits of a number of Uzbekistan after the country code. */
const LENGTH = 9;
/** Once dialled before numbers of other towns, and still written by some. */
const TRUNK = '8';

/**
 * The digits after +998 of whatever was pasted, filled in or typed: `+998901234567`, `998 90…`, `(90) 123-45-67`,
 * `tel: 8 90…`.
 * @returns at most nine digits; fewer while a number is being typed; none of a number of another country
 */
export function phoneDigits(text: string): string {
  const [, abroad] = /(?:\+|^\s*00)(.*)/s.exec(text) ?? [];
  let digits = (abroad ?? text).replace(/\D/g, '');
  if (abroad !== undefined) {
    if (!digits.startsWith(COUNTRY.slice(0, digits.length))) return '';
    digits = digits.slice(COUNTRY.length);
  }
  while (digits.length > LENGTH && digits.startsWith(COUNTRY)) digits = digits.slice(COUNTRY.length);
  if (digits.length === TRUNK.length + LENGTH && digits.startsWith(TRUNK))
    digits = digits.slice(TRUNK.length);
  return digits.slice(0, LENGTH);
}

/** Whether these are all the digits a number has. */
export const isWholeNumber = (digits: string): boolean => digits.length === LENGTH;
