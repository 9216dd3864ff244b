import type { PhoneFormat } from '../phone-field/phone-digits.js';

/** `+998 90 123 45 67`. 8 is the former trunk prefix, still in use in writing. */
export const uzbekPhone: PhoneFormat = { country: '998', groups: [2, 3, 2, 2], trunk: '8' };

/** The country code is also the first digit of some numbers. */
export const kazakhPhone: PhoneFormat = { country: '7', groups: [3, 3, 2, 2], trunk: '8' };

/** Short numbers without a trunk prefix. */
export const estonianPhone: PhoneFormat = { country: '372', groups: [4, 4] };
