export { Lessons, type LessonsProps } from './lessons.js';
export type { ExperimentLoader, LessonExperimentProps } from './lesson/experiments/open-experiments.js';
export { ContinueReading, type ContinueReadingProps } from './progress/continue-reading.js';
export { hasSavedPlaces } from './progress/has-saved-places.js';
export { hasQueuedAnswers } from './answers/has-queued-answers.js';
export { SubmissionSender, type SubmissionSenderProps } from './answers/submission-sender.js';
export {
  LessonsMessagesProvider,
  type LessonsMessages,
  type LessonsMessagesProviderProps,
} from './messages/lessons-messages.js';
export { uzbekLessonsMessages } from './messages/uzbek-lessons-messages.js';
