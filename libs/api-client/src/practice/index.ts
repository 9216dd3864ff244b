/** Practice items and the learner's answers to them. */
export type { PracticeAnswer, PracticeItem, PracticeOutcome, PracticeScope } from '@zarra/contracts/practice';
export { practiceQuery, type Practice } from './practice-query.js';
