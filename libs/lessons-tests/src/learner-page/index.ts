/** The learner's page. A separate entry: only its screen loads it. */
export { LearnerPage, type LearnerPageProps } from './learner-page.js';
