export { PhoneField, type PhoneFieldProps } from './phone-field.js';
export { fullPhone, phoneDigits, type PhoneFormat } from './phone-digits.js';
export { maskPhone } from './phone-mask.js';
