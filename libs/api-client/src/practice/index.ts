/** Practice items and the learner's answers to them. */
export type {
  PracticeAnswer,
  PracticeFigure,
  PracticeItem,
  PracticeOutcome,
  PracticeScope,
} from '@zarra/contracts/practice';
export { answerPractice, type PracticeSubmission } from './answer-practice.js';
export { practiceQuery, type Practice } from './practice-query.js';
export { PRACTICE_ANSWER_PREFIX, practiceAnswerKey } from '../storage/practice-keys.js';
