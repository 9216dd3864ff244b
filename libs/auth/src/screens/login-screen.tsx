import { endpoints, pages } from '@zarra/contracts';
import { Alert } from '@zarra/ui-kit';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, type Location } from 'react-router';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { AccountFrame } from '../form/account-frame.js';
import { contractResolver } from '../form/contract-resolver.js';
import { explain, failureId } from '../form/failure.js';
import { useSubmission } from '../form/use-submission.js';
import { WaysOut } from '../form/ways-out.js';
import { safeTarget, withNext } from '../safe-target.js';
import { useServices } from '../session/session-context.js';
import { useSession } from '../session/use-session.js';
import { strings } from '../strings.js';
import { loginNewsOf } from './login-news.js';

const { faults, given, login: words } = strings;

const resolver = contractResolver(endpoints.login, {
  username: faults.loginName,
  password: faults.loginPassword,
});

const newsWords = {
  registered: { title: given.registered, text: words.signInNow },
  'password-changed': { title: words.passwordChanged, text: words.signInWithNew },
} as const;

/** Props of {@link LoginScreen}. */
export interface LoginScreenProps {
  /**
   * Signed in: go to `target`, a path of this site, by loading the page anew (`location.replace(target)`).
   * Called once, for a visitor who is signed in already too.
   */
  onSignedIn: (target: string) => void;
}

/** /login: signs in by name or e-mail. Needs a SessionProvider and a react-router router around it. */
export const LoginScreen = ({ onSignedIn }: LoginScreenProps) => {
  const { client, tokens } = useServices();
  const session = useSession();
  const { search, state } = useLocation() as Location<unknown>;
  const [news] = useState(() => loginNewsOf(state));
  const target = safeTarget(new URLSearchParams(search).get('next'));
  const form = useForm({ resolver, defaultValues: { username: news?.username ?? '', password: '' } });
  const { errors } = form.formState;
  const submission = useSubmission({
    form,
    send: (body, signal) => client.call(endpoints.login, { body, signal }),
    done: (pair) => tokens.save(pair),
    explain: (error) => explain(error, given.loginFailed, 'password'),
  });
  const signedIn = submission.phase === 'done' || session.status === 'signed-in';

  useEffect(() => {
    if (signedIn) onSignedIn(target);
    // oxlint-disable-next-line react/exhaustive-deps -- a later target must not navigate again
  }, [signedIn]);
  useEffect(() => {
    if (news?.username) form.setFocus('password');
  }, [news, form]);

  const { failure } = submission;
  return (
    <AccountFrame title={words.title}>
      {news && !failure && (
        <Alert tone="success" role="alert" title={newsWords[news.news].title}>
          {newsWords[news.news].text}
        </Alert>
      )}
      <AccountForm submission={submission} send={given.signIn} sending={given.signingIn}>
        <AccountField
          label={words.username}
          autoComplete="username"
          registered={form.register('username')}
          fault={errors.username}
        />
        <AccountField
          type="password"
          label={strings.password}
          autoComplete="current-password"
          aria-describedby={failure?.field && failureId}
          registered={form.register('password')}
          fault={errors.password}
        />
      </AccountForm>
      <WaysOut
        lines={[
          <Link to={withNext(pages.forgotPassword, search)}>{words.forgot}</Link>,
          <>
            {words.noAccount} <Link to={withNext(pages.register, search)}>{words.register}</Link>
          </>,
        ]}
      />
    </AccountFrame>
  );
};
