import type { ApiClient, TokenStore } from '@zarra/api-client';
import { useLearner } from '../use-learner.js';
import { useSender } from './use-sender.js';

/** Props of {@link SubmissionSender}. */
export interface SubmissionSenderProps {
  /** The client submissions go through. */
  client: ApiClient;
  /** The tokens of the session: the client's own store. */
  tokens: TokenStore;
}

/**
 * Sends the tests the signed-in learner has handed in and that did not reach the server, from whatever page. Shows
 * nothing. Needs a QueryClientProvider around it. Load it when `hasQueuedAnswers()` says so.
 */
export const SubmissionSender = ({ client, tokens }: SubmissionSenderProps) => {
  useSender(client, useLearner(client, tokens));
  return null;
};
