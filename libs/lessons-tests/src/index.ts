export { Lessons, type LessonsProps } from './lessons.js';
export { hasQueuedAnswers } from './answers/has-queued-answers.js';
export { SubmissionSender, type SubmissionSenderProps } from './answers/submission-sender.js';
