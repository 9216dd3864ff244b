import { Alert, Button } from '@zarra/ui-kit';
import { Component, type ReactNode } from 'react';
import { strings } from './strings.js';

interface ChunkBoundaryProps {
  /** Shown when a lazily loaded part fails to load or to render. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary around a lazily loaded part: its failure does not unmount the lesson. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

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
export const RetryAlert = ({ children, retrying, onRetry, action, ...labels }: RetryAlertProps) => (
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
