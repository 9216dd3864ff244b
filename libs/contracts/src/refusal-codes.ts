/**
 * Refusals (400) a client acts upon, by the `code` of their body. A lost reply leaves a person repeating a step of the
 * recovery that was carried out: these tell the client to go on instead of asking for the code again.
 */
export const refusalCodes = {
  /** verify-otp: this key was verified before; the new password may be set. */
  alreadyVerified: 'already_verified',
  /** reset-password: this key has set a new password before; the learner may sign in with it. */
  alreadyReset: 'already_reset',
} as const;
