import { endpoints, pages } from '@zarra/contracts';
import { Button, Text } from '@zarra/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate, type Location } from 'react-router';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { AccountFrame } from '../form/account-frame.js';
import { contractResolver } from '../form/contract-resolver.js';
import { explain } from '../form/failure.js';
import { useSubmission } from '../form/use-submission.js';
import { WaysOut } from '../form/ways-out.js';
import { keepRecovery, keptRecovery, recoveryOf, type Recovery } from '../recovery/recovery.js';
import { withNext } from '../safe-target.js';
import { useServices } from '../session/session-context.js';
import { strings } from '../strings.js';

const { faults, given, forgot: words } = strings;

const resolver = contractResolver(endpoints.forgotPassword, {
  email: { empty: faults.email.empty, wrong: given.wrongEmail },
});

/**
 * /forgot-password: sends a recovery code by e-mail, then leads to /verify-otp.
 * Needs a SessionProvider and a react-router router around it.
 */
export const ForgotPasswordScreen = () => {
  const { client } = useServices();
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;
  // Whoever comes back from the next step finds the address, and the way back to the code that was sent.
  const [earlier] = useState(() => recoveryOf(state) ?? keptRecovery());
  const form = useForm({ resolver, defaultValues: { email: earlier?.email ?? '' } });
  const goOn = (recovery: Recovery) => void navigate(withNext(pages.verifyCode, search), { state: recovery });
  const submission = useSubmission({
    form,
    send: (body, signal) => client.call(endpoints.forgotPassword, { body, signal }),
    done: ({ otp_key: otpKey }, { email }) => {
      const recovery = { email, otpKey };
      keepRecovery(recovery);
      goOn(recovery);
    },
    explain: (error) => explain(error, given.forgotFailed),
  });
  return (
    <AccountFrame title={words.title} lead={<Text tone="muted">{words.lead}</Text>}>
      <AccountForm
        submission={submission}
        send={given.sendCode}
        sending={words.sending}
        secondary={
          <Button size="lg" block onClick={() => void navigate(withNext(pages.login, search))}>
            {given.back}
          </Button>
        }
      >
        <AccountField
          type="email"
          label={strings.email}
          autoComplete="email"
          registered={form.register('email')}
          fault={form.formState.errors.email}
        />
      </AccountForm>
      {earlier && (
        <WaysOut
          lines={[
            <Link to={withNext(pages.verifyCode, search)} state={earlier}>
              {words.haveCode}
            </Link>,
          ]}
        />
      )}
    </AccountFrame>
  );
};
