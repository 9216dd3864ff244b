import type { FormError } from '@zarra/api-client/forms';

/** Error of an account form. */
export interface AccountFormError<Field extends string = string> extends FormError<Field> {
  /** The field that `text` is about: it is focused, selected and described by `text`. Without it the message is focused. */
  readonly field?: Field;
}

/** Id of the form's message, for `aria-describedby` of a field. An account screen has one form. */
export const FORM_ERROR_ID = 'account-form-error';
