import { hasQueuedAnswers } from '@zarra/lessons-tests';
import { useHydrated } from '@zarra/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useServices } from '../services.js';

const SubmissionSender = lazy(() =>
  import('../screens/submission-sender.js').then((file) => ({ default: file.SubmissionSender })),
);

/**
 * Sends tests that were handed in without a network, and loads what that takes only when some wait. Looks once: give it
 * the page's path as `key`, as on the last page something may have been handed in.
 */
export const QueuedAnswers = () => {
  const services = useServices();
  const [needed] = useState(hasQueuedAnswers);
  if (!useHydrated() || !needed) return null;
  return (
    // Without its file, which a later page may get, they go on waiting.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <SubmissionSender {...services} />
      </Suspense>
    </ErrorBoundary>
  );
};
