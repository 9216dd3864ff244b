import { Alert, Button } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { usePageMessages } from './messages/page-strings.js';

interface RetryAlertProps {
  /** What failed to load. */
  children: ReactNode;
  /** The retry is in progress. Default: unknown. */
  retrying?: boolean | undefined;
  /** Replaces the button's text during a retry. */
  retryingLabel?: string;
  onRetry: (() => void) | undefined;
  /** A further action. */
  action?: ReactNode;
}

/** A part that failed to load, with a button for a retry. */
export const RetryAlert = ({ children, retrying, onRetry, action, ...labels }: RetryAlertProps) => {
  const strings = usePageMessages();
  return (
    <Alert
      tone="error"
      role="alert"
      action={
        <>
          <Button
            {...(retrying !== undefined && { busy: retrying })}
            busyLabel={labels.retryingLabel}
            onClick={onRetry}
          >
            {strings.retry}
          </Button>
          {action}
        </>
      }
    >
      {children}
    </Alert>
  );
};
