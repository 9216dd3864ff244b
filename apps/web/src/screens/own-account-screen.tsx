import { AccountSettings } from '@zarra/auth';
import { PageHead } from './head/page-head.js';
import { useOpenSignIn } from './use-open-sign-in.js';
import { staticPageMeta } from './head/static-pages.js';

/** The learner's own account. Visitors who are not signed in sign in first. */
export const OwnAccountScreen = () => (
  <>
    <PageHead {...staticPageMeta.account} />
    <AccountSettings onSignInRequired={useOpenSignIn()} />
  </>
);
