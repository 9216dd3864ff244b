import { isApiError, isNetworkError } from '@zarra/api-client';
import { ignoreInvalidResponse, toFormError, type FormError } from '@zarra/api-client/forms';
import { endpoints, pages } from '@zarra/contracts';
import { Text } from '@zarra/ui-kit';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import type { AuthMessages } from '../messages/auth-messages.js';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { AccountFrame } from '../form/account-frame.js';
import { contractResolver } from '../form/contract-resolver.js';
import { useFormSubmission } from '../form/use-form-submission.js';
import { SecondaryLinks } from '../form/secondary-links.js';
import { safeTarget, withNext } from '../safe-target.js';
import { useServices } from '../session/session-context.js';
import { useSession } from '../session/use-session.js';
import { useAuthMessages } from '../messages/screen-strings.js';
import type { LoginNotice } from './login-notice.js';

const fields = ['username', 'email', 'password'] as const;

const resolverOf = ({ fieldErrors, specTexts }: AuthMessages['screens']) =>
  contractResolver(endpoints.register, {
    username: fieldErrors.username,
    email: { empty: fieldErrors.email.empty, invalid: specTexts.wrongEmail },
    password: {
      empty: specTexts.shortPassword,
      invalid: specTexts.shortPassword,
      tooLong: fieldErrors.longPassword,
    },
  });

const toRegisterError = (
  error: unknown,
  { offline, specTexts }: AuthMessages['screens'],
): FormError<(typeof fields)[number]> => {
  if (!isApiError(error)) {
    return { text: specTexts.registerUnknown, ...(isNetworkError(error) ? { hint: offline } : {}) };
  }
  return toFormError(error, { fields, fallback: specTexts.registerFailed, offline });
};

/**
 * /register: creates an account, then opens /login; a signed-in visitor is redirected to `next` or the home page.
 * Requires a SessionProvider and a react-router router.
 */
export const RegisterScreen = () => {
  const strings = useAuthMessages();
  const { register: texts } = strings;
  const { client } = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const resolver = useMemo(() => resolverOf(strings), [strings]);
  const form = useForm({ resolver, defaultValues: { username: '', email: '', password: '' } });
  const { errors } = form.formState;
  const submission = useFormSubmission({
    form,
    submit: (body, signal) => ignoreInvalidResponse(client.call(endpoints.register, { body, signal })),
    onSuccess: (_, { username }) => {
      const state: LoginNotice = { kind: 'registered', username };
      void navigate(withNext(pages.login, search), { state });
    },
    toError: (error) => toRegisterError(error, strings),
  });
  const { status } = useSession();
  // With a session the sign-in after the registration would keep the current account.
  useEffect(() => {
    if (status !== 'signed-in') return;
    void navigate(safeTarget(new URLSearchParams(search).get('next')), { replace: true });
  }, [status, navigate, search]);
  return (
    <AccountFrame title={texts.title} intro={<Text tone="muted">{texts.lead}</Text>}>
      <AccountForm submission={submission} submitLabel={texts.send} submittingLabel={texts.sending}>
        <AccountField
          label={texts.username}
          hint={texts.usernameHint}
          autoComplete="username"
          registration={form.register('username')}
          error={errors.username}
        />
        <AccountField
          type="email"
          label={strings.email}
          autoComplete="email"
          registration={form.register('email')}
          error={errors.email}
        />
        <AccountField
          type="password"
          label={strings.password}
          hint={strings.passwordHint}
          autoComplete="new-password"
          registration={form.register('password')}
          error={errors.password}
        />
      </AccountForm>
      <SecondaryLinks
        links={[
          <>
            {texts.haveAccount} <Link to={withNext(pages.login, search)}>{texts.signIn}</Link>
          </>,
          <Link to={pages.privacy}>{texts.privacy}</Link>,
        ]}
      />
    </AccountFrame>
  );
};
