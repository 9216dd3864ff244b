import { ignoreInvalidResponse, toFormError } from '@zarra/api-client/forms';
import { endpoints } from '@zarra/contracts';
import { Text } from '@zarra/ui-kit';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AuthMessages } from '../messages/auth-messages.js';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { confirmedPasswordResolver } from '../form/confirmed-password-resolver.js';
import { NewPasswordFields } from '../form/new-password-fields.js';
import { useFormSubmission } from '../form/use-form-submission.js';
import { useServices } from '../session/session-context.js';
import { useAuthMessages } from '../messages/screen-strings.js';
import { SettingsSection } from './settings-section.js';
import { useSettingsMessages } from '../messages/account-strings.js';

const resolverOf = (strings: AuthMessages['screens'], { currentPassword }: AuthMessages['settings']) =>
  confirmedPasswordResolver(endpoints.changePassword, strings, { current_password: currentPassword });

/** Changes the password. The session of this device continues. */
export const PasswordSection = ({ username }: { username: string }) => {
  const strings = useAuthMessages();
  const settings = useSettingsMessages();
  const { password: texts } = settings;
  const { client } = useServices();
  const [notice, setNotice] = useState<string>();
  const resolver = useMemo(() => resolverOf(strings, settings), [strings, settings]);
  const form = useForm({
    resolver,
    defaultValues: { current_password: '', new_password: '', confirmation: '' },
  });
  const { errors } = form.formState;
  const submission = useFormSubmission({
    form,
    repeatable: true,
    submit: (body, signal) => {
      setNotice(undefined);
      return ignoreInvalidResponse(client.call(endpoints.changePassword, { body, signal }));
    },
    onSuccess: () => {
      form.reset();
      setNotice(texts.changed);
    },
    toError: (error) =>
      toFormError(error, {
        fields: ['current_password', 'new_password'],
        fallback: texts.failed,
        offline: strings.offline,
      }),
  });
  return (
    <SettingsSection title={texts.title} notice={notice}>
      <Text size="sm" tone="muted" measure>
        {texts.lead}
      </Text>
      <AccountForm
        submission={submission}
        submitLabel={strings.specTexts.changePassword}
        submittingLabel={texts.sending}
        messageId="password-form-error"
      >
        {/* The username of the password, for password managers. */}
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <AccountField
          type="password"
          label={texts.current}
          autoComplete="current-password"
          registration={form.register('current_password')}
          error={errors.current_password}
        />
        <NewPasswordFields register={form.register} errors={errors} />
      </AccountForm>
    </SettingsSection>
  );
};
