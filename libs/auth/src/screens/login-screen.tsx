import { toFormError } from '@zarra/api-client/forms';
import { endpoints, pages } from '@zarra/contracts';
import { useHydrated } from '@zarra/ui-kit';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, type Location } from 'react-router';
import type { AuthMessages } from '../messages/auth-messages.js';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { AccountFrame } from '../form/account-frame.js';
import { contractResolver } from '../form/contract-resolver.js';
import { FORM_ERROR_ID, type AccountFormError } from '../form/form-error.js';
import { useFormSubmission } from '../form/use-form-submission.js';
import { SecondaryLinks } from '../form/secondary-links.js';
import { safeTarget, withNext } from '../safe-target.js';
import { useServices } from '../session/session-context.js';
import { useSession } from '../session/use-session.js';
import { useAuthMessages } from '../messages/screen-strings.js';
import { parseLoginNotice } from './login-notice.js';
import { LoginNoticeAlert } from './login-notice-alert.js';

const resolverOf = ({ fieldErrors }: AuthMessages['screens']) =>
  contractResolver(endpoints.login, {
    username: fieldErrors.loginName,
    password: fieldErrors.loginPassword,
  });

/** The server does not say which of the two is wrong: the password is focused. */
const toLoginError = (
  reason: unknown,
  { offline, specTexts }: AuthMessages['screens'],
): AccountFormError<'username' | 'password'> => {
  const error = toFormError(reason, {
    fields: ['username', 'password'],
    fallback: specTexts.loginFailed,
    offline,
  });
  return error.isInputRejected && !error.byField ? { ...error, field: 'password' } : error;
};

/** Props of {@link LoginScreen}. */
export interface LoginScreenProps {
  /**
   * After sign-in: load `target`, a path of this site, as a new page (`location.replace(target)`).
   * Called once, also for a visitor who is signed in already.
   */
  onSignedIn: (target: string) => void;
}

/** /login: sign-in by username or e-mail. Requires a SessionProvider and a react-router router. */
export const LoginScreen = ({ onSignedIn }: LoginScreenProps) => {
  const strings = useAuthMessages();
  const { specTexts, login: texts } = strings;
  const { client, tokens } = useServices();
  const session = useSession();
  const { search, state } = useLocation() as Location<unknown>;
  const isHydrated = useHydrated();
  // The server renders the page without the navigation state, which stays after a reload.
  const notice = useMemo(() => (isHydrated ? parseLoginNotice(state) : undefined), [isHydrated, state]);
  const target = safeTarget(new URLSearchParams(search).get('next'));
  const username = notice && 'username' in notice ? notice.username : '';
  const resolver = useMemo(() => resolverOf(strings), [strings]);
  const form = useForm({ resolver, defaultValues: { username, password: '' } });
  const { errors } = form.formState;
  const submission = useFormSubmission({
    form,
    submit: (body, signal) => client.call(endpoints.login, { body, signal }),
    // The refresh token of an earlier session never stays.
    onSuccess: ({ access, refresh = null }) => tokens.save({ access, refresh }),
    toError: (reason) => toLoginError(reason, strings),
  });
  const signedIn = submission.phase === 'submitted' || session.status === 'signed-in';

  useEffect(() => {
    if (signedIn) onSignedIn(target);
    // oxlint-disable-next-line react/exhaustive-deps -- a later target must not navigate again
  }, [signedIn]);
  useEffect(() => {
    if (!username) return;
    // After hydration, unless the learner has entered another name.
    if (form.getValues('username') === '') form.setValue('username', username);
    form.setFocus('password');
  }, [username, form]);

  const { error } = submission;
  return (
    <AccountFrame title={texts.title}>
      {notice && !error && <LoginNoticeAlert notice={notice} />}
      <AccountForm
        submission={submission}
        submitLabel={specTexts.signIn}
        submittingLabel={specTexts.signingIn}
      >
        <AccountField
          label={texts.username}
          autoComplete="username"
          registration={form.register('username')}
          error={errors.username}
        />
        <AccountField
          type="password"
          label={strings.password}
          autoComplete="current-password"
          aria-describedby={error?.field && FORM_ERROR_ID}
          registration={form.register('password')}
          error={errors.password}
        />
      </AccountForm>
      <SecondaryLinks
        links={[
          <Link to={withNext(pages.forgotPassword, search)}>{texts.forgot}</Link>,
          <>
            {texts.noAccount} <Link to={withNext(pages.register, search)}>{texts.register}</Link>
          </>,
        ]}
      />
    </AccountFrame>
  );
};
