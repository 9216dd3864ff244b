import { Button, useSlow } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormMessage } from './form-message.js';
import type { FormSubmission } from './use-form-submission.js';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-3);
`;

interface AccountFormProps {
  submission: FormSubmission;
  /** The fields. */
  children: ReactNode;
  /** Label of the submit button, and its label during the submission. */
  submitLabel: string;
  submittingLabel: string;
  /** A button below the submit button. */
  secondary?: ReactNode;
  /** An action shown with an error. */
  errorAction?: ReactNode;
  /** Id of the message with the error. A screen with several forms gives each its own. */
  messageId?: string | undefined;
}

/**
 * The form of an account screen: fields, the submit button, and messages below it, where they shift no other part of the
 * form.
 */
export const AccountForm = ({
  submission: { phase, error, onSubmit },
  children,
  submitLabel,
  submittingLabel,
  secondary,
  errorAction,
  messageId,
}: AccountFormProps) => {
  const slow = useSlow(phase === 'submitting');
  return (
    <Stack as="form" noValidate onSubmit={onSubmit}>
      <Stack>{children}</Stack>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={phase !== 'editing'}
        busyLabel={submittingLabel}
      >
        {submitLabel}
      </Button>
      {secondary}
      <FormMessage slow={slow} error={error} action={errorAction} id={messageId} />
    </Stack>
  );
};
