import { hasQueuedAnswers } from '@zarra/lessons-tests';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { useServices } from '../services.js';

const SubmissionSender = lazy(() =>
  import('../screens/submission-sender.js').then((file) => ({ default: file.SubmissionSender })),
);

/** Sends tests that were handed in without a network from whatever page is open, and loads what that takes only then. */
export const QueuedAnswers = () => {
  const services = useServices();
  const { pathname } = useLocation();
  const [seen, setSeen] = useState<string>();
  const [needed, setNeeded] = useState(false);
  if (seen !== pathname) {
    // Looked up once on each page: on the last one something may have been handed in.
    setSeen(pathname);
    if (!needed && hasQueuedAnswers()) setNeeded(true);
  }
  if (!needed) return null;
  return (
    // Without its file, which a later page may get, they go on waiting.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <SubmissionSender {...services} />
      </Suspense>
    </ErrorBoundary>
  );
};
