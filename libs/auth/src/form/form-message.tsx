import { Alert, Text } from '@zarra/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAuthMessages } from '../messages/screen-strings.js';
import { FORM_ERROR_ID, type AccountFormError } from './form-error.js';

const Messages = styled.div`
  & > :not(:empty) {
    margin-block: var(--ui-space-2);
    scroll-margin-block: var(--ui-space-6);
  }
`;

/** Props of {@link FormMessage}. */
export interface FormMessageProps {
  /** The response is late. */
  slow: boolean;
  error: AccountFormError | undefined;
  /** An action shown with the error. */
  action: ReactNode;
  /** Id of the error, for `aria-describedby`. Default: that of the only form of a screen. */
  id?: string | undefined;
}

/** Message about the whole form: the connection is slow, or the submission failed. */
export const FormMessage = ({ slow, error, action, id = FORM_ERROR_ID }: FormMessageProps) => {
  const strings = useAuthMessages();
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // An invalid field has the focus already.
    if (error && !error.field && !error.byField) alert.current?.focus();
  }, [error]);

  return (
    <Messages>
      <Text size="sm" tone="muted" role="status">
        {slow && strings.slow}
      </Text>
      {error?.text !== undefined && (
        <Alert tone="error" role="alert" id={id} tabIndex={-1} ref={alert} action={action}>
          {error.text}
          {error.hint !== undefined && <Text size="sm">{error.hint}</Text>}
        </Alert>
      )}
    </Messages>
  );
};
