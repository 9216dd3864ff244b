import { pages } from '@zarra/contracts';
import { PracticeScreen as Practice } from '@zarra/lessons-tests/practice';
import { useServices } from '../services.js';
import { PageHead } from './head/page-head.js';
import './formula-font.css';
import { useOpenSignIn } from './use-open-sign-in.js';
import { staticPageMeta } from './head/static-pages.js';

/** Practice of items. Visitors who are not signed in sign in first. */
export const PracticeScreen = () => (
  <>
    <PageHead {...staticPageMeta.practice} />
    <Practice {...useServices()} lessonsPath={pages.lessons} onSignInRequired={useOpenSignIn()} />
  </>
);
