import { Alert, Text } from '@zarra/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.js';
import { failureId, type Failure } from './failure.js';

const News = styled.div`
  & > :not(:empty) {
    margin-block: var(--ui-space-2);
    scroll-margin-block: var(--ui-space-6);
  }
`;

/** Props of {@link FormMessage}. */
export interface FormMessageProps {
  /** The answer is long in coming. */
  slow: boolean;
  failure: Failure | undefined;
  /** A way out, shown with the failure. */
  action: ReactNode;
}

/** What a form has to say as a whole: that the connection is slow, or why it was not accepted. */
export const FormMessage = ({ slow, failure, action }: FormMessageProps) => {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A field at fault has the focus already.
    if (failure && !failure.field) notice.current?.focus();
  }, [failure]);

  return (
    <News>
      <Text size="sm" tone="muted" role="status">
        {slow && strings.slow}
      </Text>
      {failure && !failure.byField && (
        <Alert tone="error" role="alert" id={failureId} tabIndex={-1} ref={notice} action={action}>
          {failure.text}
          {failure.hint !== undefined && <Text size="sm">{failure.hint}</Text>}
        </Alert>
      )}
    </News>
  );
};
