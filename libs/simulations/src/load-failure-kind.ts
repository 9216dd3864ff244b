import { isBadAnswer, isOffline } from '@zarra/api-client';

/** Why the list is not there, as far as it matters to the visitor. */
export type LoadFailureKind = 'offline' | 'refused' | 'bad-answer';

export function loadFailureKind(error: unknown): LoadFailureKind {
  if (isOffline(error)) return 'offline';
  return isBadAnswer(error) ? 'bad-answer' : 'refused';
}
