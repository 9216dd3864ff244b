import { hasQueuedAnswers } from '@zarra/lessons-tests';
import { useHydrated } from '@zarra/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useServices } from '../services.js';

const SubmissionSender = lazy(() =>
  import('../screens/submission-sender.js').then((file) => ({ default: file.SubmissionSender })),
);

/**
 * Sends tests and practice answers that were submitted without a network. The code for it loads only if the queue is not
 * empty. The queue is read once: use the page's path as `key`, because answers may have been queued on the previous page.
 */
export const QueuedSubmissions = () => {
  const services = useServices();
  const [hasQueue] = useState(hasQueuedAnswers);
  if (!useHydrated() || !hasQueue) return null;
  return (
    // If the chunk does not load, the queue stays for a later page.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <SubmissionSender {...services} />
      </Suspense>
    </ErrorBoundary>
  );
};
