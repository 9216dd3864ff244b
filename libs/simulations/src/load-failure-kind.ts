import { isInvalidResponse, isNetworkError } from '@zarra/api-client';

/** Why the list failed to load, as far as it matters to the user. */
export type LoadFailureKind = 'offline' | 'refused' | 'bad-answer';

export function loadFailureKind(error: unknown): LoadFailureKind {
  if (isNetworkError(error)) return 'offline';
  return isInvalidResponse(error) ? 'bad-answer' : 'refused';
}
