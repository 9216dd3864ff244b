// Every call of the platform: the 15 of specification §7 and the additive ones. Servers use the whole table
// (`endpoints` of the index); a browser's bundle contains only the calls that it uses.
export { authMe } from './endpoints/get-auth-me.js';
export { tokenRefresh } from './endpoints/post-token-refresh.js';
export { login } from './endpoints/post-login.js';
export { register } from './endpoints/post-register.js';
export { forgotPassword } from './endpoints/post-forgot-password.js';
export { verifyOtp } from './endpoints/post-verify-otp.js';
export { resetPassword } from './endpoints/post-reset-password.js';
export { logout } from './endpoints/post-logout.js';
export { simulators } from './endpoints/get-simulators.js';
export { contacts } from './endpoints/get-contact.js';
export { contactMessage } from './endpoints/post-contact-message.js';
export { lessons } from './endpoints/get-lessons.js';
export { aboutSite } from './endpoints/get-about.js';
export { search } from './endpoints/get-search.js';
export { classes } from './endpoints/get-classes.js';
export { lessonTestResult } from './endpoints/get-lesson-test-result.js';
export { submitTest } from './endpoints/post-submit-test.js';
export { progress } from './endpoints/put-progress.js';
export { accountSessions } from './endpoints/get-account-sessions.js';
export { endOtherSessions } from './endpoints/delete-other-sessions.js';
export { endAccountSession } from './endpoints/delete-account-session.js';
export { changePassword } from './endpoints/post-account-password.js';
export { changeEmail } from './endpoints/post-account-email.js';
export { confirmEmail } from './endpoints/post-account-email-confirm.js';
export { accountExport } from './endpoints/get-account-export.js';
export { deleteAccount } from './endpoints/delete-account.js';
