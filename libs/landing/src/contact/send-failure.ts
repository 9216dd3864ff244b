import { isApiError, type ApiError } from '@zarra/api-client';
import { toFormError, type FormError } from '@zarra/api-client/forms';
import type { LandingMessages } from '../messages/landing-messages.js';
import { fields, type Field } from './message-body.js';

type ContactMessages = LandingMessages['contact'];

const waitText = (seconds: number, strings: ContactMessages): string => {
  if (seconds < 60) return strings.waitSeconds(Math.max(1, seconds));
  if (seconds < 3600) return strings.waitMinutes(Math.ceil(seconds / 60));
  return strings.waitHours(Math.ceil(seconds / 3600));
};

const tooMany = ({ text, retryAfter }: ApiError, strings: ContactMessages): FormError<Field> => ({
  text: text ?? strings.failedBecause.tooMany,
  ...(retryAfter === undefined ? {} : { hint: waitText(retryAfter, strings) }),
});

/** Converts an error of the request to texts for the user. */
export function toSendFailure(error: unknown, strings: ContactMessages): FormError<Field> {
  const { failedBecause } = strings;
  if (isApiError(error, 429)) return tooMany(error, strings);
  // A server's own text about a fault is for operators.
  if (isApiError(error) && error.status >= 500) return { text: failedBecause.server };
  const fallback = isApiError(error) ? failedBecause.apiError : failedBecause.server;
  return toFormError(error, { fields, fallback, offline: failedBecause.offline });
}
