import type { LoadFailure as LoadFailureKind } from '@zarra/api-client';
import { Button, EmptyState } from '@zarra/ui-kit';
import { useCatalogueMessages } from '../messages/catalogue-messages.js';

interface LoadFailureProps {
  kind: LoadFailureKind;
  retrying: boolean;
  onRetry: () => void;
}

/** Replaces a list that failed to load. It stays during a retry and keeps the focus. */
export const LoadFailure = ({ kind, retrying, onRetry }: LoadFailureProps) => {
  const strings = useCatalogueMessages();
  return (
    <EmptyState
      role="alert"
      title={strings.failed}
      text={strings.failedBecause[kind]}
      action={
        <Button variant="primary" busy={retrying} busyLabel={strings.retrying} onClick={onRetry}>
          {strings.retry}
        </Button>
      }
    />
  );
};
