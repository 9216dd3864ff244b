import { AccountSettings } from '@zarra/auth';
import { useNavigate } from 'react-router';
import { loginAddress } from '../account-pages.js';
import { PageHead } from './head/page-head.js';
import { staticPageMeta } from './head/static-pages.js';

/** The learner's own account. Visitors who are not signed in sign in first. */
export const OwnAccountScreen = () => {
  const navigate = useNavigate();
  const openSignIn = () => {
    const login = loginAddress();
    // Replaces this screen: a return to it would only lead to the sign-in again.
    if (login !== undefined) void navigate(login, { replace: true });
  };
  return (
    <>
      <PageHead {...staticPageMeta.account} />
      <AccountSettings onSignInRequired={openSignIn} />
    </>
  );
};
