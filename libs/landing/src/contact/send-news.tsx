import { Alert, Text } from '@zarra/ui-kit';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { SendFailure } from './send-failure.js';
import { strings } from './strings.js';

const News = styled.div`
  & > :not(:empty) {
    margin-top: var(--ui-space-4);
    scroll-margin-block: var(--ui-space-6);
  }
`;

interface SendNewsProps {
  /** The answer is long in coming. */
  slow: boolean;
  failure: SendFailure | undefined;
  /** The message about a failure, to be focused. */
  ref: Ref<HTMLDivElement>;
}

/** What the form has to say as a whole: that the connection is slow, or why the message did not go. */
export const SendNews = ({ slow, failure, ref }: SendNewsProps) => (
  <News>
    <Text size="sm" tone="muted" role="status">
      {slow && strings.slow}
    </Text>
    {failure?.text !== undefined && (
      <Alert tone="error" role="alert" tabIndex={-1} ref={ref}>
        <Text size="sm">{failure.text}</Text>
        <Text size="sm">
          {failure.hint !== undefined && `${failure.hint} `}
          {strings.kept}
        </Text>
      </Alert>
    )}
  </News>
);
