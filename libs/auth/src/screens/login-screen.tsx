import { endpoints, pages } from '@zarra/contracts';
import { Alert } from '@zarra/ui-kit';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, type Location } from 'react-router';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { AccountFrame } from '../form/account-frame.js';
import { contractResolver } from '../form/contract-resolver.js';
import { toFormError, FORM_ERROR_ID } from '../form/form-error.js';
import { useSubmission } from '../form/use-submission.js';
import { SecondaryLinks } from '../form/secondary-links.js';
import { safeTarget, withNext } from '../safe-target.js';
import { useServices } from '../session/session-context.js';
import { useSession } from '../session/use-session.js';
import { strings } from '../strings.js';
import { parseLoginNotice } from './login-notice.js';

const { fieldErrors, specTexts, login: texts } = strings;

const resolver = contractResolver(endpoints.login, {
  username: fieldErrors.loginName,
  password: fieldErrors.loginPassword,
});

const noticeTexts = {
  registered: { title: specTexts.registered, text: texts.signInNow },
  'password-changed': { title: texts.passwordChanged, text: texts.signInWithNew },
} as const;

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
  const { client, tokens } = useServices();
  const session = useSession();
  const { search, state } = useLocation() as Location<unknown>;
  const [notice] = useState(() => parseLoginNotice(state));
  const target = safeTarget(new URLSearchParams(search).get('next'));
  const form = useForm({ resolver, defaultValues: { username: notice?.username ?? '', password: '' } });
  const { errors } = form.formState;
  const submission = useSubmission({
    form,
    submit: (body, signal) => client.call(endpoints.login, { body, signal }),
    onSuccess: (pair) => tokens.save(pair),
    toError: (reason) => toFormError(reason, specTexts.loginFailed, 'password'),
  });
  const signedIn = submission.phase === 'submitted' || session.status === 'signed-in';

  useEffect(() => {
    if (signedIn) onSignedIn(target);
    // oxlint-disable-next-line react/exhaustive-deps -- a later target must not navigate again
  }, [signedIn]);
  useEffect(() => {
    if (notice?.username) form.setFocus('password');
  }, [notice, form]);

  const { error } = submission;
  return (
    <AccountFrame title={texts.title}>
      {notice && !error && (
        <Alert tone="success" role="alert" title={noticeTexts[notice.kind].title}>
          {noticeTexts[notice.kind].text}
        </Alert>
      )}
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
