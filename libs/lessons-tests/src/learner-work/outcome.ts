import { isApiError, isNetworkError } from '@zarra/api-client';
import type { WaitReason } from './send-state.js';

/** Outcome of one attempt to send answers. */
export type Outcome =
  /** The result has arrived, in this or another tab. */
  | { readonly type: 'submitted' }
  /** The answers can be edited: questions were edited, or the server has rejected the attempt of another tab. */
  | { readonly type: 'reopened' }
  /** `text`: the server's message; `retryIn`: the delay it requested, ms. */
  | {
      readonly type: 'waiting';
      readonly reason: WaitReason;
      readonly text: string;
      readonly retryIn: number;
    }
  /** The session has expired or belongs to another learner: the answers wait for this learner's next sign-in. */
  | { readonly type: 'session' }
  /** The server has rejected the answers. They are not sent again automatically; the learner can edit them. */
  | { readonly type: 'rejected'; readonly text: string };

export const waiting = (reason: WaitReason, text = '', retryIn = 0) =>
  ({ type: 'waiting', reason, text, retryIn }) as const;

/** Status codes of temporary failures: Request Timeout, Too Early, Too Many Requests. */
const TEMPORARY = [408, 425, 429];

/**
 * Outcome of a failed attempt.
 * @param call name of the call that sent the answers
 * @param rejection text for a rejection without one of the server
 */
export function outcomeOf(error: unknown, call: string, rejection: string): Outcome {
  if (isNetworkError(error)) return waiting('offline');
  if (!isApiError(error)) return waiting('server');
  const { status, endpoint } = error;
  // An error of another request, such as the token refresh, does not concern the answers.
  const concernsAnswers = endpoint === call;
  // A rejected submission is not repeated: each further 403 would open /forbidden, on any page.
  if (status === 401 || (status === 403 && !concernsAnswers)) return { type: 'session' };
  const isTemporary = status >= 500 || TEMPORARY.includes(status) || !concernsAnswers;
  if (isTemporary) return waiting('server', error.text, (error.retryAfter ?? 0) * 1000);
  return { type: 'rejected', text: error.text ?? rejection };
}
