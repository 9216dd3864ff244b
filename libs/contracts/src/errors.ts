/** Error bodies: their texts, the errors of their fields, and the codes of our server. */
export { errorCodes } from './error-codes.js';
export { readErrorText } from './error-text.js';
export { readFieldErrors } from './field-errors.js';
