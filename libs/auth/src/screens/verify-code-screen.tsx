import { isRefused } from '@zarra/api-client';
import { endpoints, pages, refusalCodes } from '@zarra/contracts';
import { Button, Text } from '@zarra/ui-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { AccountFrame } from '../form/account-frame.js';
import { carriedOut } from '../form/carried-out.js';
import { contractResolver } from '../form/contract-resolver.js';
import { explain, type Failure } from '../form/failure.js';
import { hasCode } from '../form/has-code.js';
import { useSubmission } from '../form/use-submission.js';
import type { Recovery } from '../recovery/recovery.js';
import { useRecovery } from '../recovery/use-recovery.js';
import { withNext } from '../safe-target.js';
import { useServices } from '../session/session-context.js';
import { strings } from '../strings.js';

const { faults, given, verify: words } = strings;

const resolver = contractResolver(endpoints.verifyOtp, { otp_code: faults.code });

/** A refusal of the code is said at its field; anything else (429, no network) is about the whole. */
const explainVerify = (error: unknown): Failure<'otp_code'> => {
  const failure = explain<'otp_code'>(error, given.verifyFailed);
  return isRefused(error, 400) ? { ...failure, byField: { otp_code: failure.text } } : failure;
};

const VerifyCodeForm = ({ recovery }: { recovery: Recovery }) => {
  const { client } = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const go = (path: string) => void navigate(withNext(path, search), { state: recovery });
  const form = useForm({ resolver, defaultValues: { otp_code: '', otp_key: recovery.otpKey } });
  const submission = useSubmission({
    form,
    send: async ({ otp_code, otp_key }, signal) => {
      // Mails and people group the digits; the server wants them bare.
      const body = { otp_code: otp_code.replace(/\s/g, ''), otp_key };
      try {
        await carriedOut(client.call(endpoints.verifyOtp, { body, signal }));
      } catch (error) {
        // The reply of an earlier try was lost, but the code was right.
        if (!hasCode(error, refusalCodes.alreadyVerified)) throw error;
      }
    },
    done: () => go(pages.resetPassword),
    explain: explainVerify,
  });
  useEffect(() => form.setFocus('otp_code'), [form]);
  return (
    <AccountFrame
      title={words.title}
      lead={
        <>
          <Text>
            {words.sentTo} <br />
            <strong>{recovery.email}</strong>
          </Text>
          <Text size="sm" tone="muted">
            {words.lead}
          </Text>
        </>
      }
    >
      <AccountForm
        submission={submission}
        send={given.confirm}
        sending={words.sending}
        secondary={
          <Button size="lg" block onClick={() => go(pages.forgotPassword)}>
            {given.back}
          </Button>
        }
      >
        <AccountField
          label={words.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          registered={form.register('otp_code')}
          fault={form.formState.errors.otp_code}
        />
      </AccountForm>
    </AccountFrame>
  );
};

/**
 * /verify-otp: checks the code from the mail, then leads to /reset-password; without a recovery to /forgot-password.
 * Needs a SessionProvider, a ToastProvider and a react-router router around it.
 */
export const VerifyCodeScreen = () => {
  const recovery = useRecovery();
  return recovery && <VerifyCodeForm recovery={recovery} />;
};
