import type { FormError } from '@zarra/api-client/forms';
import { Alert, Text } from '@zarra/ui-kit';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { useContactMessages } from '../messages/contact-strings.js';

const Status = styled.div`
  & > :not(:empty) {
    margin-top: var(--ui-space-4);
    scroll-margin-block: var(--ui-space-6);
  }
`;

interface SendStatusProps {
  /** Whether the response is slow. */
  slow: boolean;
  failure: FormError | undefined;
  /** The alert about a failure, which gets the focus. */
  ref: Ref<HTMLDivElement>;
}

/** The status of the whole form: a slow connection, or the reason of a failure. */
export const SendStatus = ({ slow, failure, ref }: SendStatusProps) => {
  const strings = useContactMessages();
  return (
    <Status>
      <Text size="sm" tone="muted" role="status">
        {slow && strings.slow}
      </Text>
      {failure?.text !== undefined && (
        <Alert tone="error" role="alert" tabIndex={-1} ref={ref}>
          <Text size="sm">{failure.text}</Text>
          <Text size="sm">
            {failure.hint !== undefined && `${failure.hint} `}
            {strings.draftSaved}
          </Text>
        </Alert>
      )}
    </Status>
  );
};
