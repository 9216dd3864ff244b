import type { ApiClient, TokenStore } from '@zarra/api-client';
import { useLearner } from '../learner/use-learner.js';
import { useAnswerSender } from './practice/use-answer-sender.js';
import { useSender } from './use-sender.js';

/** Props of {@link SubmissionSender}. */
export interface SubmissionSenderProps {
  /** Client for submissions. */
  client: ApiClient;
  /** The client's own token store. */
  tokens: TokenStore;
}

/**
 * Sends, from any page, the tests and the answers to practice items that the signed-in learner has submitted and that have
 * not reached the server. Renders nothing. Needs a QueryClientProvider around it. Load it when `hasQueuedAnswers()` returns
 * true. A file without other exports, so that a page with a test does not load the sender of practice.
 */
export const SubmissionSender = ({ client, tokens }: SubmissionSenderProps) => {
  const learner = useLearner(client, tokens);
  useSender(client, learner);
  useAnswerSender(client, learner);
  return null;
};
