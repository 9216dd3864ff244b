/** Errors of submitted forms. A separate entry: only pages with a form load it. */
export {
  hasErrorCode,
  ignoreInvalidResponse,
  toFormError,
  type FormError,
  type FormErrorOptions,
} from './form-error.js';
