'use client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.js';
import { Text } from '../text/text.js';

// The quiet button has no edge of its own: its word lines up with the text above.
const Place = styled.div`
  & > button {
    margin-inline-start: calc(-1 * var(--ui-space-3));
  }
`;

/** Props of {@link Pending}. */
export interface PendingProps {
  /** What is awaited; stays when loading failed. */
  text: string;
  /** Whether loading has failed. */
  failed: boolean;
  /** Asks again. */
  onRetry: () => void;
  /** Word on the button that asks again. */
  retryLabel: string;
}

/**
 * A placeholder that never lies: the text while waiting, and after a failure a quiet way to ask again.
 *
 * When to use: for a small part of a page whose failure must not shout. A page that is nothing without its data says
 * so with an Alert.
 */
export const Pending = ({ text, failed, onRetry, retryLabel }: PendingProps) => {
  // A query forgets its failure as soon as it asks again; the pressed button stays, and so does the focus.
  const [hasFailed, setHasFailed] = useState(failed);
  if (failed && !hasFailed) setHasFailed(true);
  return (
    <Place>
      <Text tone="muted">{text}</Text>
      {hasFailed && (
        <Button variant="quiet" size="sm" busy={!failed} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Place>
  );
};
