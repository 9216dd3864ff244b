import { hasErrorCode, ignoreInvalidResponse, toFormError, type FormError } from '@zarra/api-client/forms';
import { endpoints, pages } from '@zarra/contracts';
import { errorCodes } from '@zarra/contracts/errors';
import { Button, Text } from '@zarra/ui-kit';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { AuthMessages } from '../messages/auth-messages.js';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { AccountFrame } from '../form/account-frame.js';
import { contractResolver } from '../form/contract-resolver.js';
import { useFormSubmission } from '../form/use-form-submission.js';
import type { Recovery } from '../recovery/recovery.js';
import { useRecovery } from '../recovery/use-recovery.js';
import { withNext } from '../safe-target.js';
import { useServices } from '../session/session-context.js';
import { useAuthMessages } from '../messages/screen-strings.js';

const resolverOf = ({ fieldErrors }: AuthMessages['screens']) =>
  contractResolver(endpoints.verifyOtp, { otp_code: fieldErrors.code });

/** The error of an invalid code is shown at its field; other errors (429, no network) are about the whole form. */
const toVerifyError = (
  error: unknown,
  { offline, specTexts }: AuthMessages['screens'],
): FormError<'otp_code'> => {
  const formError = toFormError(error, { fields: ['otp_code'], fallback: specTexts.verifyFailed, offline });
  const { text, byField, isInputRejected } = formError;
  if (!isInputRejected || byField || text === undefined) return formError;
  return { isInputRejected, byField: { otp_code: text } };
};

const VerifyCodeForm = ({ recovery }: { recovery: Recovery }) => {
  const strings = useAuthMessages();
  const { specTexts, verify: texts } = strings;
  const { client } = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const openStep = (path: string) => void navigate(withNext(path, search), { state: recovery });
  const resolver = useMemo(() => resolverOf(strings), [strings]);
  const form = useForm({ resolver, defaultValues: { otp_code: '', otp_key: recovery.otpKey } });
  const submission = useFormSubmission({
    form,
    submit: async ({ otp_code, otp_key }, signal) => {
      // Mails and people group the digits; the server expects them without spaces.
      const body = { otp_code: otp_code.replace(/\s/g, ''), otp_key };
      try {
        await ignoreInvalidResponse(client.call(endpoints.verifyOtp, { body, signal }));
      } catch (error) {
        // The response of an earlier try was lost, but the code was correct.
        if (!hasErrorCode(error, errorCodes.alreadyVerified)) throw error;
      }
    },
    onSuccess: () => openStep(pages.resetPassword),
    toError: (error) => toVerifyError(error, strings),
  });
  useEffect(() => form.setFocus('otp_code'), [form]);
  return (
    <AccountFrame
      title={texts.title}
      intro={
        <>
          <Text>
            {texts.sentTo} <br />
            <strong>{recovery.email}</strong>
          </Text>
          <Text size="sm" tone="muted">
            {texts.lead}
          </Text>
        </>
      }
    >
      <AccountForm
        submission={submission}
        submitLabel={specTexts.confirm}
        submittingLabel={texts.sending}
        secondary={
          <Button size="lg" block onClick={() => openStep(pages.forgotPassword)}>
            {specTexts.back}
          </Button>
        }
      >
        <AccountField
          label={texts.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          registration={form.register('otp_code')}
          error={form.formState.errors.otp_code}
        />
      </AccountForm>
    </AccountFrame>
  );
};

/**
 * /verify-otp: checks the code from the mail, then opens /reset-password; without a recovery it opens /forgot-password.
 * Requires a SessionProvider, a ToastProvider and a react-router router.
 */
export const VerifyCodeScreen = () => {
  const recovery = useRecovery();
  return recovery && <VerifyCodeForm recovery={recovery} />;
};
