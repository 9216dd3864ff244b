import { ignoreInvalidResponse } from '@zarra/api-client/forms';
import { endpoints } from '@zarra/contracts';
import { Text } from '@zarra/ui-kit';
import { useForm } from 'react-hook-form';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { contractResolver } from '../form/contract-resolver.js';
import { toAccountFormError } from '../form/form-error.js';
import { useFormSubmission } from '../form/use-form-submission.js';
import { useServices } from '../session/session-context.js';
import { strings } from '../strings.js';
import { accountStrings } from './strings.js';

const { email: texts } = accountStrings;
const { fieldErrors, specTexts } = strings;

const resolver = contractResolver(endpoints.changeEmail, {
  email: { empty: fieldErrors.email.empty, invalid: specTexts.wrongEmail },
  password: accountStrings.currentPassword,
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
  const { client } = useServices();
  const form = useForm({ resolver, defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const submission = useFormSubmission({
    form,
    submit: (body, signal) => {
      onSend();
      return ignoreInvalidResponse(client.call(endpoints.changeEmail, { body, signal }));
    },
    onSuccess: (_, { email }) => onSent(email),
    toError: (error) => toAccountFormError(error, texts.failed, ['email', 'password']),
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
