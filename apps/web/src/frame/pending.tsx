import { Button, Text } from '@zarra/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

// The quiet button has no edge of its own: its word lines up with the text above.
const Place = styled.div`
  & > button {
    margin-inline-start: calc(-1 * var(--ui-space-3));
  }
`;

interface PendingProps {
  /** What is awaited, in the words of the specification; stays when loading failed. */
  text: string;
  failed: boolean;
  onRetry: () => void;
}

/** A placeholder that never lies: the text while waiting, and after a failure a quiet way to ask again. */
export const Pending = ({ text, failed, onRetry }: PendingProps) => {
  // A query forgets its failure as soon as it asks again; the pressed button stays, and so does the focus.
  const [hasFailed, setHasFailed] = useState(failed);
  if (failed && !hasFailed) setHasFailed(true);
  return (
    <Place>
      <Text tone="muted">{text}</Text>
      {hasFailed && (
        <Button variant="quiet" size="sm" busy={!failed} onClick={onRetry}>
          {strings.footer.retry}
        </Button>
      )}
    </Place>
  );
};
