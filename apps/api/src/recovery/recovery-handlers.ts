import type { AccountServices } from '../accounts/account-handlers.js';
import type { Handlers } from '../http/endpoint-routes.js';
import type { Outbox } from '../mail/outbox.js';
import { forgotPassword } from './forgot-password.js';
import { resetPassword } from './reset-password.js';
import { verifyOtp } from './verify-otp.js';

export type RecoveryServices = AccountServices & { readonly outbox: Outbox };

/** The calls that lead back into an account whose password is forgotten. */
export const recoveryHandlers = (
  services: RecoveryServices,
): Pick<Handlers, 'forgotPassword' | 'verifyOtp' | 'resetPassword'> => ({
  forgotPassword: forgotPassword(services),
  verifyOtp: verifyOtp(services),
  resetPassword: resetPassword(services),
});
