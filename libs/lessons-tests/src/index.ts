export { Lessons } from './lessons.js';
export type { LessonsProps } from './lessons-props.js';
export { hasQueuedAnswers } from './answers/has-queued-answers.js';
export { SubmissionSender, type SubmissionSenderProps } from './answers/submission-sender.js';
