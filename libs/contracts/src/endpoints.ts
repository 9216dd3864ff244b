import { aboutSite } from './endpoints/get-about.js';
import { authMe } from './endpoints/get-auth-me.js';
import { classes } from './endpoints/get-classes.js';
import { contacts } from './endpoints/get-contact.js';
import { lessonTestResult } from './endpoints/get-lesson-test-result.js';
import { lessons } from './endpoints/get-lessons.js';
import { simulators } from './endpoints/get-simulators.js';
import { contactMessage } from './endpoints/post-contact-message.js';
import { forgotPassword } from './endpoints/post-forgot-password.js';
import { login } from './endpoints/post-login.js';
import { logout } from './endpoints/post-logout.js';
import { register } from './endpoints/post-register.js';
import { resetPassword } from './endpoints/post-reset-password.js';
import { submitTest } from './endpoints/post-submit-test.js';
import { tokenRefresh } from './endpoints/post-token-refresh.js';
import { verifyOtp } from './endpoints/post-verify-otp.js';

/** Every call of the platform: the 15 of specification §7 and the additive logout. */
export const endpoints = {
  authMe,
  tokenRefresh,
  login,
  register,
  forgotPassword,
  verifyOtp,
  resetPassword,
  logout,
  simulators,
  contacts,
  contactMessage,
  lessons,
  aboutSite,
  classes,
  lessonTestResult,
  submitTest,
} as const;
