export { useSubmission, type Submission, type SubmissionOptions } from './use-submission.js';
