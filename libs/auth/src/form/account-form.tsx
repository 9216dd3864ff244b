import { Button, useSlow } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormMessage } from './form-message.js';
import type { SubmissionState } from './use-submission.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-3);
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-3);
`;

interface AccountFormProps {
  submission: SubmissionState;
  /** The fields. */
  children: ReactNode;
  /** What the main button does, and what it says meanwhile. */
  send: string;
  sending: string;
  /** A button beneath the main one. */
  secondary?: ReactNode;
  /** A way out shown with a failure. */
  failureAction?: ReactNode;
}

/**
 * The form of an account screen: fields, the one main button, news beneath it, where nothing that is being pressed or
 * read moves when they come.
 */
export const AccountForm = ({
  submission: { phase, failure, onSubmit },
  children,
  send,
  sending,
  secondary,
  failureAction,
}: AccountFormProps) => {
  const slow = useSlow(phase === 'sending');
  return (
    <Form noValidate onSubmit={onSubmit}>
      <Fields>{children}</Fields>
      <Button type="submit" variant="primary" size="lg" block busy={phase !== 'editing'} busyLabel={sending}>
        {send}
      </Button>
      {secondary}
      <FormMessage slow={slow} failure={failure} action={failureAction} />
    </Form>
  );
};
