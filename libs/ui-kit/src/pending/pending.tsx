'use client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.js';
import { Text } from '../text/text.js';

// The quiet button has no border: its text aligns with the text above.
const Frame = styled.div`
  & > button {
    margin-inline-start: calc(-1 * var(--ui-space-3));
  }
`;

/** Props of {@link Pending}. */
export interface PendingProps {
  /** Text while loading; stays after a failure. */
  text: string;
  /** Whether loading has failed. */
  failed: boolean;
  /** Retries. */
  onRetry: () => void;
  /** Label of the retry button. */
  retryLabel: string;
}

/**
 * A text placeholder for loading content, with a retry button after a failure.
 *
 * When to use: for a small, optional part of a page. For essential data use `Alert` or `EmptyState`.
 */
export const Pending = ({ text, failed, onRetry, retryLabel }: PendingProps) => {
  // A query resets its error when it refetches. The button stays, and keeps the focus.
  const [hasFailed, setHasFailed] = useState(failed);
  if (failed && !hasFailed) setHasFailed(true);
  return (
    <Frame>
      <Text tone="muted">{text}</Text>
      {hasFailed && (
        <Button variant="quiet" size="sm" busy={!failed} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Frame>
  );
};
