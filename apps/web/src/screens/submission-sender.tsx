// A separate module: only pages with queued submissions load this part of the library.
export { SubmissionSender } from '@zarra/lessons-tests';
