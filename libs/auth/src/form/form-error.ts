import { isApiError, isInvalidResponse, isNetworkError } from '@zarra/api-client';
import type { errorCodes } from '@zarra/contracts';
import { strings } from '../strings.js';

/** Error of a submitted form, with texts for the learner. */
export interface FormError<Field extends string = string> {
  /** The error. */
  readonly text: string;
  /** What the learner can do, if the text does not say it. */
  readonly hint?: string;
  /** The invalid field: it is focused, selected and described by `text`. Without it the message is focused. */
  readonly field?: Field;
  /** Status of the error response; undefined after a network error. */
  readonly status?: number;
  /** Texts of fields. If present, they are shown instead of `text`. */
  readonly byField?: Readonly<Partial<Record<Field, string>>>;
}

/** Id of the form's message, for `aria-describedby` of a field. An account screen has one form. */
export const FORM_ERROR_ID = 'account-form-error';

/** Whether an error is about the input. Other statuses (429, 5xx) are not. */
const isInputError = (error: unknown) => isApiError(error, 400) || isApiError(error, 401);

/**
 * Converts an error of a call. Its text is the server's, else the fallback.
 * @param fallback the specification's text for this screen
 * @param field the only field that an input error can be about, if any
 */
export function toFormError<Field extends string>(
  error: unknown,
  fallback: string,
  field?: Field,
): FormError<Field> {
  if (isNetworkError(error)) return { text: strings.offline };
  if (!isApiError(error)) return { text: fallback };
  return {
    text: error.text ?? fallback,
    status: error.status,
    ...(field !== undefined && isInputError(error) ? { field } : {}),
  };
}

const firstText = (value: unknown): string | undefined =>
  [value].flat().find((item): item is string => typeof item === 'string' && item.trim() !== '');

/**
 * Texts of an error response for the fields of a form: those in `errors`, or the text of the error for its `field`.
 * @returns undefined if the response has no text for these fields
 */
export function fieldErrorsOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> | undefined {
  if (!isApiError(error) || typeof error.body !== 'object' || error.body === null) return undefined;
  const { errors, field } = error.body as { errors?: unknown; field?: unknown };
  const texts = Object(errors) as Readonly<Record<string, unknown>>;
  const entries = fields.flatMap((name) => {
    const text = firstText(texts[name]) ?? (field === name ? error.text : undefined);
    return text === undefined ? [] : [[name, text] as const];
  });
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Partial<Record<Field, string>>);
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
