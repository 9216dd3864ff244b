import { toFormError, type FormError } from '@zarra/api-client/forms';
import { strings } from '../strings.js';

/** Error of an account form. */
export interface AccountFormError<Field extends string = string> extends FormError<Field> {
  /** The field that `text` is about: it is focused, selected and described by `text`. Without it the message is focused. */
  readonly field?: Field;
}

/** Id of the form's message, for `aria-describedby` of a field. An account screen has one form. */
export const FORM_ERROR_ID = 'account-form-error';

/**
 * Converts an error of a call. Its texts are the server's, else the fallback.
 * @param fallback the specification's text for this screen
 * @param fields names of the fields, in the order of the form
 */
export const toAccountFormError = <Field extends string>(
  error: unknown,
  fallback: string,
  fields: readonly Field[],
): FormError<Field> => toFormError(error, { fields, fallback, offline: strings.offline });
