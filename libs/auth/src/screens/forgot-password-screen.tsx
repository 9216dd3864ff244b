import { toFormError } from '@zarra/api-client/forms';
import { endpoints, pages } from '@zarra/contracts';
import { Button, Text, useHydrated } from '@zarra/ui-kit';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate, type Location } from 'react-router';
import type { AuthMessages } from '../messages/auth-messages.js';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { AccountFrame } from '../form/account-frame.js';
import { contractResolver } from '../form/contract-resolver.js';
import { useFormSubmission } from '../form/use-form-submission.js';
import { SecondaryLinks } from '../form/secondary-links.js';
import { saveRecovery, readSavedRecovery, parseRecovery, type Recovery } from '../recovery/recovery.js';
import { withNext } from '../safe-target.js';
import { useServices } from '../session/session-context.js';
import { useAuthMessages } from '../messages/screen-strings.js';

const resolverOf = ({ fieldErrors, specTexts }: AuthMessages['screens']) =>
  contractResolver(endpoints.forgotPassword, {
    email: { empty: fieldErrors.email.empty, invalid: specTexts.wrongEmail },
  });

/**
 * /forgot-password: sends a recovery code by e-mail, then opens /verify-otp.
 * Requires a SessionProvider and a react-router router.
 */
export const ForgotPasswordScreen = () => {
  const strings = useAuthMessages();
  const { specTexts, forgot: texts } = strings;
  const { client } = useServices();
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;
  const isHydrated = useHydrated();
  // After a return from the next step the address is filled in, and a link leads to the code again. The server does not know it.
  const savedRecovery = useMemo(
    () => (isHydrated ? (parseRecovery(state) ?? readSavedRecovery()) : undefined),
    [isHydrated, state],
  );
  const resolver = useMemo(() => resolverOf(strings), [strings]);
  const form = useForm({ resolver, defaultValues: { email: savedRecovery?.email ?? '' } });
  useEffect(() => {
    // After hydration, unless the learner has entered another address.
    if (savedRecovery && form.getValues('email') === '') form.setValue('email', savedRecovery.email);
  }, [savedRecovery, form]);
  const openNextStep = (recovery: Recovery) =>
    void navigate(withNext(pages.verifyCode, search), { state: recovery });
  const submission = useFormSubmission({
    form,
    submit: (body, signal) => client.call(endpoints.forgotPassword, { body, signal }),
    onSuccess: ({ otp_key: otpKey }, { email }) => {
      const recovery = { email, otpKey: String(otpKey) };
      saveRecovery(recovery);
      openNextStep(recovery);
    },
    toError: (error) =>
      toFormError(error, { fields: ['email'], fallback: specTexts.forgotFailed, offline: strings.offline }),
  });
  return (
    <AccountFrame title={texts.title} intro={<Text tone="muted">{texts.lead}</Text>}>
      <AccountForm
        submission={submission}
        submitLabel={specTexts.sendCode}
        submittingLabel={texts.sending}
        secondary={
          <Button size="lg" block onClick={() => void navigate(withNext(pages.login, search))}>
            {specTexts.back}
          </Button>
        }
      >
        <AccountField
          type="email"
          label={strings.email}
          autoComplete="email"
          registration={form.register('email')}
          error={form.formState.errors.email}
        />
      </AccountForm>
      {savedRecovery && (
        <SecondaryLinks
          links={[
            <Link to={withNext(pages.verifyCode, search)} state={savedRecovery}>
              {texts.haveCode}
            </Link>,
          ]}
        />
      )}
    </AccountFrame>
  );
};
