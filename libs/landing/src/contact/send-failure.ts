import { isNetworkError, isApiError } from '@zarra/api-client';
import { fields, type FieldErrors } from './message-body.js';
import { strings } from './strings.js';

/** Why a message was not sent, as texts for the user. */
export interface SendFailure {
  /** Errors of fields in the server's response. */
  readonly fieldErrors: FieldErrors;
  /** The reason; absent with `fieldErrors`. */
  readonly text?: string;
  /** The next step, where `text` does not contain it. */
  readonly hint?: string;
}

const { failedBecause } = strings;

const waitText = (seconds: number): string => {
  if (seconds < 60) return strings.waitSeconds(Math.max(1, seconds));
  if (seconds < 3600) return strings.waitMinutes(Math.ceil(seconds / 60));
  return strings.waitHours(Math.ceil(seconds / 3600));
};

const firstText = (value: unknown): string | undefined =>
  [value].flat().find((item): item is string => typeof item === 'string' && item.trim() !== '');

const fieldErrorsOf = (body: unknown): FieldErrors => {
  const { errors } = Object(body) as { errors?: unknown };
  const texts = Object(errors) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = firstText(texts[field]);
      return text === undefined ? [] : [[field, text]];
    }),
  );
};

/** Converts an error of the request to texts for the user. */
export function toSendFailure(error: unknown): SendFailure {
  if (isNetworkError(error)) return { fieldErrors: {}, text: failedBecause.offline };
  if (!isApiError(error) || error.status >= 500) return { fieldErrors: {}, text: failedBecause.server };
  const { status, text, body, retryAfter } = error;
  if (status === 429) {
    const wait = retryAfter === undefined ? {} : { hint: waitText(retryAfter) };
    return { fieldErrors: {}, text: text ?? failedBecause.tooMany, ...wait };
  }
  const fieldErrors = fieldErrorsOf(body);
  return Object.keys(fieldErrors).length > 0
    ? { fieldErrors }
    : { fieldErrors, text: text ?? failedBecause.apiError };
}
