// A file of its own, so that only pages with something to send load the library's part.
export { SubmissionSender } from '@zarra/lessons-tests';
