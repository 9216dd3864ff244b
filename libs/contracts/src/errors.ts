// Error bodies: their texts and the codes of our server. Every page loads this file; `field-errors` only pages with a form.
export { readErrorText } from './error-text.js';

/**
 * Values of `code` in error bodies (400) that clients handle. After a lost response a person repeats a step of the
 * recovery that the server has completed: with these codes the client continues with the next step.
 */
export const errorCodes = {
  /** verify-otp: the key is verified already; the learner can set a new password. */
  alreadyVerified: 'already_verified',
  /** reset-password: the key was used already; the learner can sign in with the new password. */
  alreadyReset: 'already_reset',
} as const;
