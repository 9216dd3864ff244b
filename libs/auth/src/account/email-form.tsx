import { ignoreInvalidResponse, toFormError } from '@zarra/api-client/forms';
import { endpoints } from '@zarra/contracts';
import { Text } from '@zarra/ui-kit';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type { AuthMessages } from '../messages/auth-messages.js';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { contractResolver } from '../form/contract-resolver.js';
import { useFormSubmission } from '../form/use-form-submission.js';
import { useServices } from '../session/session-context.js';
import { useAuthMessages } from '../messages/screen-strings.js';
import { useSettingsMessages } from '../messages/account-strings.js';

const resolverOf = (
  { fieldErrors, specTexts }: AuthMessages['screens'],
  { currentPassword }: AuthMessages['settings'],
) =>
  contractResolver(endpoints.changeEmail, {
    email: { empty: fieldErrors.email.empty, invalid: specTexts.wrongEmail },
    password: currentPassword,
  });

interface EmailFormProps {
  /** For password managers. */
  username: string;
  onSend: () => void;
  /** The server has sent a code to the address. */
  onSent: (email: string) => void;
}

/** The new address and the password. */
export const EmailForm = ({ username, onSend, onSent }: EmailFormProps) => {
  const strings = useAuthMessages();
  const settings = useSettingsMessages();
  const { email: texts } = settings;
  const { client } = useServices();
  const resolver = useMemo(() => resolverOf(strings, settings), [strings, settings]);
  const form = useForm({ resolver, defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const submission = useFormSubmission({
    form,
    submit: (body, signal) => {
      onSend();
      return ignoreInvalidResponse(client.call(endpoints.changeEmail, { body, signal }));
    },
    onSuccess: (_, { email }) => onSent(email),
    toError: (error) =>
      toFormError(error, { fields: ['email', 'password'], fallback: texts.failed, offline: strings.offline }),
  });
  return (
    <>
      <Text size="sm" tone="muted" measure>
        {texts.lead}
      </Text>
      <AccountForm
        submission={submission}
        submitLabel={texts.send}
        submittingLabel={texts.sending}
        messageId="email-form-error"
      >
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <AccountField
          type="email"
          label={texts.new}
          autoComplete="email"
          registration={form.register('email')}
          error={errors.email}
        />
        <AccountField
          type="password"
          label={texts.password}
          autoComplete="current-password"
          registration={form.register('password')}
          error={errors.password}
        />
      </AccountForm>
    </>
  );
};
