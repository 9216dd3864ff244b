import { isOffline, isRefused } from '@zarra/api-client';
import { endpoints, pages } from '@zarra/contracts';
import { Text } from '@zarra/ui-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { AccountField } from '../form/account-field.js';
import { AccountForm } from '../form/account-form.js';
import { AccountFrame } from '../form/account-frame.js';
import { carriedOut } from '../form/carried-out.js';
import { contractResolver } from '../form/contract-resolver.js';
import { textsByField, type Failure } from '../form/failure.js';
import { useSubmission } from '../form/use-submission.js';
import { WaysOut } from '../form/ways-out.js';
import { safeTarget, withNext } from '../safe-target.js';
import { useServices } from '../session/session-context.js';
import { useSession } from '../session/use-session.js';
import { strings } from '../strings.js';
import type { LoginNews } from './login-news.js';

const { faults, given, register: words } = strings;
const fields = ['username', 'email', 'password'] as const;

const resolver = contractResolver(endpoints.register, {
  username: faults.username,
  email: { empty: faults.email.empty, wrong: given.wrongEmail },
  password: { empty: given.shortPassword, wrong: given.shortPassword, long: faults.longPassword },
});

const explainRegister = (error: unknown): Failure<(typeof fields)[number]> => {
  if (!isRefused(error)) {
    return { text: given.registerUnknown, ...(isOffline(error) ? { hint: strings.offline } : {}) };
  }
  const byField = textsByField(error, fields);
  return { text: error.text ?? given.registerFailed, ...(byField ? { byField } : {}) };
};

/** /register: makes an account, then leads to /login; whoever is signed in is led to the home page. Needs a SessionProvider and a react-router router around it. */
export const RegisterScreen = () => {
  const { client } = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useForm({ resolver, defaultValues: { username: '', email: '', password: '' } });
  const { errors } = form.formState;
  const submission = useSubmission({
    form,
    send: (body, signal) => carriedOut(client.call(endpoints.register, { body, signal })),
    done: (_, { username }) => {
      const state: LoginNews = { news: 'registered', username };
      void navigate(withNext(pages.login, search), { state });
    },
    explain: explainRegister,
  });
  const { status } = useSession();
  // An account made beside an open one would end in the open one.
  useEffect(() => {
    if (status !== 'signed-in') return;
    void navigate(safeTarget(new URLSearchParams(search).get('next')), { replace: true });
  }, [status, navigate, search]);
  return (
    <AccountFrame title={words.title} lead={<Text tone="muted">{words.lead}</Text>}>
      <AccountForm submission={submission} send={words.send} sending={words.sending}>
        <AccountField
          label={words.username}
          hint={words.usernameHint}
          autoComplete="username"
          registered={form.register('username')}
          fault={errors.username}
        />
        <AccountField
          type="email"
          label={strings.email}
          autoComplete="email"
          registered={form.register('email')}
          fault={errors.email}
        />
        <AccountField
          type="password"
          label={strings.password}
          hint={strings.passwordHint}
          autoComplete="new-password"
          registered={form.register('password')}
          fault={errors.password}
        />
      </AccountForm>
      <WaysOut
        lines={[
          <>
            {words.haveAccount} <Link to={withNext(pages.login, search)}>{words.signIn}</Link>
          </>,
        ]}
      />
    </AccountFrame>
  );
};
