import { ignoreInvalidResponse, toFormError } from '@zarra/api-client/forms';
import { endpoints } from '@zarra/contracts';
import { Button, Text } from '@zarra/ui-kit';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type { AuthMessages } from '../messages/auth-messages.js';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { contractResolver } from '../form/contract-resolver.js';
import { useFormSubmission } from '../form/use-form-submission.js';
import { useServices } from '../session/session-context.js';
import { useAuthMessages } from '../messages/screen-strings.js';
import { useSettingsMessages } from '../messages/account-strings.js';

const resolverOf = ({ fieldErrors }: AuthMessages['screens']) =>
  contractResolver(endpoints.confirmEmail, { code: fieldErrors.code });

interface ConfirmEmailFormProps {
  /** The address that the code was sent to. */
  email: string;
  onConfirmed: () => void;
  /** Returns to the choice of an address. */
  onBack: () => void;
}

/** The code of the mail. */
export const ConfirmEmailForm = ({ email, onConfirmed, onBack }: ConfirmEmailFormProps) => {
  const strings = useAuthMessages();
  const { email: texts } = useSettingsMessages();
  const { client } = useServices();
  const resolver = useMemo(() => resolverOf(strings), [strings]);
  const form = useForm({ resolver, defaultValues: { code: '' } });
  const submission = useFormSubmission({
    form,
    submit: ({ code }, signal) => {
      // Mails and people group the digits.
      const body = { code: code.replace(/\s/g, '') };
      return ignoreInvalidResponse(client.call(endpoints.confirmEmail, { body, signal }));
    },
    onSuccess: onConfirmed,
    toError: (error) =>
      toFormError(error, { fields: ['code'], fallback: texts.confirmFailed, offline: strings.offline }),
  });
  useEffect(() => form.setFocus('code'), [form]);
  return (
    <>
      <Text>
        {texts.sentTo} <br />
        <strong>{email}</strong>
      </Text>
      <Text size="sm" tone="muted" measure>
        {texts.sentHint}
      </Text>
      <AccountForm
        submission={submission}
        submitLabel={texts.confirm}
        submittingLabel={texts.confirming}
        messageId="email-form-error"
        secondary={
          <Button size="lg" block onClick={onBack}>
            {texts.other}
          </Button>
        }
      >
        <AccountField
          label={texts.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          registration={form.register('code')}
          error={form.formState.errors.code}
        />
      </AccountForm>
    </>
  );
};
