// Every call of the platform: the 15 of specification §7 and the additive ones. Servers use the whole table
// (`endpoints` of the index); a browser's bundle contains only the calls that it uses.
export {
  authMe,
  tokenRefresh,
  login,
  register,
  forgotPassword,
  verifyOtp,
  resetPassword,
  logout,
} from './endpoints/sessions.js';
export {
  accountSessions,
  endOtherSessions,
  endAccountSession,
  changePassword,
  changeEmail,
  confirmEmail,
  accountExport,
  deleteAccount,
} from './endpoints/own-account.js';
export { simulators, lessons, search, aboutSite, contacts, contactMessage } from './endpoints/lists.js';
export {
  classes,
  lessonTestResult,
  submitTest,
  experimentLessons,
  lessonRelated,
  practical,
} from './endpoints/classroom.js';
export { practice, practiceAnswers } from './endpoints/practice.js';
export { progress, learningPath } from './endpoints/progress.js';
