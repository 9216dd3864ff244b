import { hasErrorCode, ignoreInvalidResponse, toFormError } from '@zarra/api-client/forms';
import { endpoints, pages } from '@zarra/contracts';
import { errorCodes } from '@zarra/contracts/errors';
import { Button, LinkButton, Text } from '@zarra/ui-kit';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { AccountForm } from '../form/account-form.js';
import { AccountFrame } from '../form/account-frame.js';
import { confirmedPasswordResolver } from '../form/confirmed-password-resolver.js';
import { NewPasswordFields } from '../form/new-password-fields.js';
import { useFormSubmission } from '../form/use-form-submission.js';
import { removeRecovery, type Recovery } from '../recovery/recovery.js';
import { useRecovery } from '../recovery/use-recovery.js';
import { withNext } from '../safe-target.js';
import { useServices } from '../session/session-context.js';
import { useAuthMessages } from '../messages/screen-strings.js';
import type { LoginNotice } from './login-notice.js';

const ResetPasswordForm = ({ recovery }: { recovery: Recovery }) => {
  const strings = useAuthMessages();
  const { specTexts, reset: texts } = strings;
  const { client, tokens } = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const resolver = useMemo(() => confirmedPasswordResolver(endpoints.resetPassword, strings), [strings]);
  const form = useForm({
    resolver,
    defaultValues: { otp_key: recovery.otpKey, new_password: '', confirmation: '' },
  });
  const { errors } = form.formState;
  const submission = useFormSubmission({
    form,
    submit: async (body, signal) => {
      try {
        await ignoreInvalidResponse(client.call(endpoints.resetPassword, { body, signal }));
      } catch (error) {
        // The response of an earlier try was lost, but the password is set.
        if (!hasErrorCode(error, errorCodes.alreadyReset)) throw error;
      }
    },
    onSuccess: () => {
      removeRecovery();
      tokens.clear(); // The server has ended every session.
      const state: LoginNotice = { kind: 'password-changed', username: recovery.email };
      // Replaces this screen: a return to it could only fail.
      void navigate(withNext(pages.login, search), { replace: true, state });
    },
    toError: (error) =>
      toFormError(error, {
        fields: ['new_password'],
        fallback: specTexts.resetFailed,
        offline: strings.offline,
      }),
  });
  useEffect(() => form.setFocus('new_password'), [form]);
  return (
    <AccountFrame title={texts.title} intro={<Text tone="muted">{texts.lead}</Text>}>
      <AccountForm
        submission={submission}
        submitLabel={specTexts.changePassword}
        submittingLabel={texts.sending}
        secondary={
          <Button
            size="lg"
            block
            onClick={() => void navigate(withNext(pages.verifyCode, search), { state: recovery })}
          >
            {specTexts.back}
          </Button>
        }
        errorAction={
          submission.error?.isInputRejected && (
            <LinkButton as={Link} to={withNext(pages.forgotPassword, search)}>
              {texts.newCode}
            </LinkButton>
          )
        }
      >
        {/* The username of the password, for password managers. */}
        <input hidden readOnly name="username" autoComplete="username" value={recovery.email} />
        <NewPasswordFields register={form.register} errors={errors} />
      </AccountForm>
    </AccountFrame>
  );
};

/**
 * /reset-password: sets a new password, then opens /login; without a recovery it opens /forgot-password.
 * Requires a SessionProvider, a ToastProvider and a react-router router.
 */
export const ResetPasswordScreen = () => {
  const recovery = useRecovery();
  return recovery && <ResetPasswordForm recovery={recovery} />;
};
