import type { ApiClient, TokenStore } from '@zarra/api-client';
import { useLearner } from '../learner/use-learner.js';
import { useWorkQueue } from '../learner-work/use-queue.js';
import { useAnswerMessages } from '../messages/answer-strings.js';
import { useTestMessages } from '../messages/test-strings.js';
import { practiceWork } from './practice-work.js';
import { testWork } from './test-work.js';

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
  useWorkQueue(testWork, client, learner, useTestMessages().failed);
  useWorkQueue(practiceWork, client, learner, useAnswerMessages().rejected);
  return null;
};
