'use client';
import { styled } from 'styled-components';
import { Button } from '../button/button.js';
import { useMessages } from '../messages/messages.js';
import { useSlow } from '../slow/use-slow.js';
import { Text } from '../text/text.js';
import { useLastFailure } from './use-last-failure.js';

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
  /** Text added when loading takes longer than 10 s. */
  slowText?: string;
  /** Whether loading has failed. */
  failed: boolean;
  /** Retries. */
  onRetry: () => void;
  /** Label of the retry button. Default: the text of the `MessagesProvider`. */
  retryLabel?: string | undefined;
}

/**
 * A text placeholder for loading content, with a retry button after a failure.
 *
 * When to use: for a small, optional part of a page. For essential data use `Alert` or `EmptyState`.
 */
export const Pending = ({ text, slowText, failed, onRetry, retryLabel }: PendingProps) => {
  const messages = useMessages({ retry: retryLabel });
  // The button stays during a retry. Loaded content replaces the whole placeholder.
  const hasFailed = useLastFailure(failed || null, false) !== null;
  const slow = useSlow(!failed);
  return (
    <Frame>
      <Text tone="muted">{text}</Text>
      {slowText !== undefined && (
        <Text size="sm" tone="muted" role="status">
          {slow && slowText}
        </Text>
      )}
      {hasFailed && (
        <Button variant="quiet" size="sm" busy={!failed} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </Frame>
  );
};
