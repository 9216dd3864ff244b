/** Usual separators of a phone number; a sign in front of the country code. */
const SEPARATORS = /[\s().+/_–—-]/g;

/** Symbols that people add at the end to satisfy the rules of other sites. */
const TRAILING_SYMBOLS = /[^\p{L}\p{N}]{1,3}$/u;

/**
 * A national number of nine digits after 998, after the trunk prefix 8, or alone: mobile codes 20, 33, 50, 55, 77, 87, 88 and
 * 90–99, codes of regions 61–79.
 */
const UZBEK_NUMBER = /^(?:998|8)?(?:20|33|50|55|6[1-9]|7\d|8[78]|9\d)\d{7}$/;

/** Whether a password is a phone number of Uzbekistan, in any usual notation: acquaintances know it, attackers count it through. */
export const isPhoneNumber = (password: string): boolean =>
  UZBEK_NUMBER.test(password.replace(TRAILING_SYMBOLS, '').replace(SEPARATORS, ''));
