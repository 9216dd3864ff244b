// Errors of submitted forms. A separate entry: only pages with a form load it.
import { readErrorText, type errorCodes } from '@zarra/contracts/errors';
import { readFieldErrors } from '@zarra/contracts/field-errors';
import { isApiError, isInvalidResponse, isNetworkError } from './call/errors.js';

/** Error of a submitted form, with texts for the user. */
export interface FormError<Field extends string = string> {
  /** Text about the whole form; absent if the texts of fields are all. */
  readonly text?: string;
  /** What the user can do, where `text` does not say it. */
  readonly hint?: string;
  /** Texts of fields. */
  readonly byField?: Readonly<Partial<Record<Field, string>>>;
  /** Whether the server has rejected the input. Otherwise the same input may succeed later. */
  readonly isInputRejected?: boolean;
}

export interface FormErrorOptions<Field extends string> {
  /** Names of the fields in the request, in the order of the form. */
  readonly fields: readonly Field[];
  /** Text for a network error. */
  readonly offline: string;
  /** Text for an error without a text of the server. */
  readonly fallback: string;
}

/** Statuses about the input. Other errors (403, 429, 5xx) are about the visitor, the moment or the server. */
const INPUT_STATUSES = [400, 401, 404, 409, 410, 422];

/** Converts an error of a call to the texts that its form shows: those of the server, else the form's own. */
export function toFormError<Field extends string>(
  error: unknown,
  { fields, offline, fallback }: FormErrorOptions<Field>,
): FormError<Field> {
  if (isNetworkError(error)) return { text: offline };
  if (!isApiError(error)) return { text: fallback };
  const { body, status } = error;
  const isInputRejected = INPUT_STATUSES.includes(status);
  const byField = readFieldErrors(body, fields);
  if (!byField) return { text: error.text ?? fallback, isInputRejected };
  // Other texts of the body only summarize those of the fields.
  const { non_field_errors: others } = body as { non_field_errors?: unknown };
  const text = readErrorText([others]);
  return { byField, isInputRejected, ...(text === undefined ? {} : { text }) };
}

/** Whether an error response has this machine-readable code. */
export const hasErrorCode = (error: unknown, code: (typeof errorCodes)[keyof typeof errorCodes]): boolean =>
  isApiError(error) && (Object(error.body) as { code?: unknown }).code === code;

/** Waits for a call whose response is not used: a success with an invalid body is a success too. */
export async function ignoreInvalidResponse(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isInvalidResponse(error)) throw error;
  }
}
