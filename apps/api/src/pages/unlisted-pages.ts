import { pages } from '@zarra/contracts';

/** Addresses of an account: there is nothing in them to be found. */
export const unlistedPages: readonly string[] = [
  pages.login,
  pages.register,
  pages.forgotPassword,
  pages.verifyCode,
  pages.resetPassword,
  pages.forbidden,
];
