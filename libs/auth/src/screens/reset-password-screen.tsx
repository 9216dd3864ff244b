import { endpoints, pages, refusalCodes } from '@zarra/contracts';
import { Button, LinkButton, Text } from '@zarra/ui-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { AccountFrame } from '../form/account-frame.js';
import { carriedOut } from '../form/carried-out.js';
import { explain, textsByField } from '../form/failure.js';
import { hasCode } from '../form/has-code.js';
import { useSubmission } from '../form/use-submission.js';
import { forgetRecovery, type Recovery } from '../recovery/recovery.js';
import { useRecovery } from '../recovery/use-recovery.js';
import { withNext } from '../safe-target.js';
import { useServices } from '../session/session-context.js';
import { strings } from '../strings.js';
import type { LoginNews } from './login-news.js';
import { resolveReset } from './resolve-reset.js';

const { given, reset: words } = strings;

const ResetPasswordForm = ({ recovery }: { recovery: Recovery }) => {
  const { client, tokens } = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useForm({
    resolver: resolveReset,
    defaultValues: { otp_key: recovery.otpKey, new_password: '', confirmation: '' },
  });
  const { errors } = form.formState;
  const submission = useSubmission({
    form,
    send: async (body, signal) => {
      try {
        await carriedOut(client.call(endpoints.resetPassword, { body, signal }));
      } catch (error) {
        // The reply of an earlier try was lost, but the password is set.
        if (!hasCode(error, refusalCodes.alreadyReset)) throw error;
      }
    },
    done: () => {
      forgetRecovery();
      tokens.clear(); // The server has ended every session.
      const state: LoginNews = { news: 'password-changed', username: recovery.email };
      // In place of this screen: going back to it could only fail.
      void navigate(withNext(pages.login, search), { replace: true, state });
    },
    explain: (error) => {
      const byField = textsByField(error, ['new_password']);
      return { ...explain(error, given.resetFailed), ...(byField ? { byField } : {}) };
    },
  });
  useEffect(() => form.setFocus('new_password'), [form]);
  return (
    <AccountFrame title={words.title} lead={<Text tone="muted">{words.lead}</Text>}>
      <AccountForm
        submission={submission}
        send={given.changePassword}
        sending={words.sending}
        secondary={
          <Button
            size="lg"
            block
            onClick={() => void navigate(withNext(pages.verifyCode, search), { state: recovery })}
          >
            {given.back}
          </Button>
        }
        failureAction={
          submission.failure?.status === 400 && (
            <LinkButton as={Link} to={withNext(pages.forgotPassword, search)}>
              {words.newCode}
            </LinkButton>
          )
        }
      >
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly name="username" autoComplete="username" value={recovery.email} />
        <AccountField
          type="password"
          label={words.password}
          hint={strings.passwordHint}
          autoComplete="new-password"
          registered={form.register('new_password', { deps: 'confirmation' })}
          fault={errors.new_password}
        />
        <AccountField
          type="password"
          label={words.confirmation}
          autoComplete="new-password"
          registered={form.register('confirmation')}
          fault={errors.confirmation}
        />
      </AccountForm>
    </AccountFrame>
  );
};

/**
 * /reset-password: sets a new password, then leads to /login; without a recovery to /forgot-password.
 * Needs a SessionProvider, a ToastProvider and a react-router router around it.
 */
export const ResetPasswordScreen = () => {
  const recovery = useRecovery();
  return recovery && <ResetPasswordForm recovery={recovery} />;
};
