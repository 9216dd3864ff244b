import type { ApiClient, TokenStore } from '@zarra/api-client';
import { useFinishedLessons } from '../learner/finished-lessons.js';
import { useLearner } from '../learner/use-learner.js';
import { ContinueBar } from './continue-bar.js';

/** Props of {@link ContinueReading}. */
export interface ContinueReadingProps {
  /** Client that determines the signed-in learner. */
  client: ApiClient;
  /** The client's own token store. */
  tokens: TokenStore;
  /** Path of the lessons. */
  path: string;
}

/**
 * Offers the signed-in learner, on any page, to continue where this device stopped. Needs a react-router router and a
 * QueryClientProvider around it. Load it when {@link hasSavedPlaces} returns true.
 */
export const ContinueReading = ({ client, tokens, path }: ContinueReadingProps) => {
  const learner = useLearner(client, tokens);
  const finished = useFinishedLessons(learner);
  if (learner.status !== 'signed-in') return null;
  return <ContinueBar key={learner.key} learner={learner.key} finished={finished} path={path} />;
};
