import { pages } from '@zarra/contracts';
import { LearnerPage } from '@zarra/lessons-tests/learner-page';
import { useServices } from '../services.js';
import { PageHead } from './head/page-head.js';
import { staticPageMeta } from './head/static-pages.js';
import { useOpenSignIn } from './use-open-sign-in.js';

/** The learner's page. Visitors who are not signed in sign in first. */
export const LearnerScreen = () => (
  <>
    <PageHead {...staticPageMeta.learner} />
    <LearnerPage
      {...useServices()}
      lessonsPath={pages.lessons}
      practicePath={pages.practice}
      accountPath={pages.account}
      onSignInRequired={useOpenSignIn()}
    />
  </>
);
